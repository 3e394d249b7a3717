import type { CoachingWording } from '../parts/coaching-wording.ts'
import { numbersIn } from '../parts/wording-numbers.ts'

const { count, form, list, tenths, time, whole } = numbersIn('en')
const quoted = (words: readonly string[]) => list(words.map((word) => `‘${word}’`))
/** Lists phrases, and calls them the most common only if they lead clearly. */
const main = (phrases: readonly string[], isClear: boolean) =>
  isClear ? `most often ${quoted(phrases)}` : `among them ${quoted(phrases)}`
const PARTS = { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening', night: 'at night' }
const often = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${whole(times)} times`)
const atHour = (hour: number) => (hour % 12 || 12) + (hour < 12 ? ' am' : ' pm')

export const coachingWording: CoachingWording = {
  undatedFollowUps: ({ some, all }) => ({
    text: `${whole(some)} of your ${count(all, 'task', 'tasks')} ${form(some, 'has', 'have')} no date.`,
    tryThis: 'End each task with a day: “by Thursday” is enough for it to appear in your calendar.',
  }),
  datedFollowUps: ({ some, all }) => ({
    text: `${whole(some)} of your ${count(all, 'task', 'tasks')} ${form(some, 'has', 'have')} a date.`,
    tryThis: 'For what is due within two days, say the hour as well.',
  }),
  ownerlessFollowUps: ({ some, all }) => ({
    text: `${whole(some)} of your ${count(all, 'task', 'tasks')} ${form(some, 'names', 'name')} nobody who will do it.`,
    tryThis: 'Begin the sentence with a name, your own included: “Maria sends…”, “I call…”.',
  }),
  overdueFollowUps: ({ some, all }) => ({
    text: `${whole(some)} of your ${count(all, 'open task', 'open tasks')} ${form(some, 'is', 'are')} overdue.`,
    tryThis: 'Take five minutes today: give each of them a new day, or delete it.',
  }),
  completedFollowUps: ({ some, all }) => ({
    text: `You have completed ${whole(some)} of ${count(all, 'task', 'tasks')}.`,
    tryThis: 'On Friday, close what is done and say aloud which task comes first on Monday.',
  }),
  timeOfDay: ({ some, all, part, hour }) => ({
    text: `${whole(some)} of your ${count(all, 'note', 'notes')} ${form(some, 'was', 'were')} spoken ${PARTS[part]}, on average around ${atHour(hour)}.`,
    tryThis: `Keep ten minutes free around ${atHour(hour)}: that is when you think aloud.`,
  }),
  longNotes: ({ seconds, longest }) => ({
    text: `Your notes last ${time(seconds)} on average, up to ${time(longest)}.`,
    tryThis: 'Say the outcome in the first sentence, and stop after two minutes.',
  }),
  shortNotes: ({ seconds, longest }) => ({
    text: `Your notes are brief: ${time(seconds)} on average, up to ${time(longest)}.`,
    tryThis: 'Use what is left of the minute for one sentence: what happens next, and who does it.',
  }),
  fastPace: ({ pace, fastest }) => ({
    text: `You speak quickly: ${whole(pace)} words per minute on average, up to ${whole(fastest)}.`,
    tryThis: 'Pause for a breath after each figure and each name; others will hear them the first time.',
  }),
  slowPace: ({ pace, slowest }) => ({
    text: `You speak slowly: ${whole(pace)} words per minute on average, down to ${whole(slowest)}.`,
    tryThis: 'Before you press record, think of your three points; then say them without stopping.',
  }),
  steadyPace: ({ pace, slowest, fastest }) => ({
    text: `Your pace is easy to follow: ${whole(pace)} words per minute on average, between ${whole(slowest)} and ${whole(fastest)}.`,
    tryThis: 'Slow down on purpose for the one sentence that must be remembered.',
  }),
  paceChange: ({ before, after }) => ({
    text: `Your pace has ${after > before ? 'risen' : 'fallen'} from ${whole(before)} to ${whole(after)} words per minute in your newer notes.`,
    tryThis:
      after > before
        ? 'Record the next note sitting down, and breathe out before the first word.'
        : 'Put the main point first; the rest will flow more easily.',
  }),
  fillers: ({ rate, count: times, phrases, isClear }) => ({
    text: `${tenths(rate)} of every 100 words you say fill a pause (${often(times)}), ${main(phrases, isClear)}.`,
    tryThis: 'Pick one of them this week, and stay silent where you would have said it.',
  }),
  hedges: ({ rate, count: times, phrases, isClear }) => ({
    text: `You soften what you say ${tenths(rate)} times per 100 words (${often(times)}), ${main(phrases, isClear)}.`,
    tryThis: 'Say how sure you are in a number instead: “80 per cent that we sign in May”.',
  }),
  longSentences: ({ average, longest }) => ({
    text: `Your sentences have ${whole(average)} words on average, up to ${whole(longest)}.`,
    tryThis: 'One thought, one sentence: stop where you would say “and”.',
  }),
  decisions: ({ count: decisions, some, all }) => ({
    text: `You stated ${count(decisions, 'decision', 'decisions')} in ${whole(some)} of ${count(all, 'note', 'notes')}.`,
    tryThis: 'After each decision add who carries it out and when it will be reviewed.',
  }),
  reversals: ({ count: matters }) => ({
    text: `You changed your mind about ${count(matters, 'thing', 'things')} you had decided or promised.`,
    tryThis: 'When you decide, also say what would make you change your mind.',
  }),
  revisited: ({ notes }) => ({
    text: `The same matter was decided in ${whole(notes)} different notes.`,
    tryThis: 'Before you decide again, listen to the first decision: what is new since then?',
  }),
  openQuestions: ({ count: questions, days }) => ({
    text: [
      `${count(questions, 'question', 'questions')} from more than ${count(days, 'day', 'days')} ago:`,
      `no decision since then mentions what ${form(questions, 'it is', 'they are')} about.`,
    ].join(' '),
    tryThis: 'Choose one, and say by when you decide and what you still need to know.',
  }),
  askedQuestions: ({ count: questions, some, all }) => ({
    text: `You left ${count(questions, 'question', 'questions')} open in ${whole(some)} of ${count(all, 'note', 'notes')}.`,
    tryThis: 'Give each question a name and a day: who answers it, and when?',
  }),
  decisionsWithoutFollowUp: ({ some, all }) => ({
    text: `No task was found in ${whole(some)} of ${count(all, 'note', 'notes')} with a decision.`,
    tryThis: 'Follow “we decided” at once with “so” and the first step.',
  }),
  hedgedDecisions: ({ some, all }) => ({
    text: `${whole(some)} of ${count(all, 'decision', 'decisions')} ${form(some, 'comes', 'come')} with a word such as “maybe” or “I think”.`,
    tryThis: 'Say it again without that word; if that feels wrong, it is still a question.',
  }),
  keepsFollowUps: ({ some, all }) => ({
    text: `${whole(some)} of ${count(all, 'task', 'tasks')} with an owner ${form(some, 'is', 'are')} your own.`,
    tryThis: 'Before the next “I will”, ask who could do it at 80 per cent, and say that name.',
  }),
  delegates: ({ some, all }) => ({
    text: `${whole(some)} of ${count(all, 'task', 'tasks')} with an owner ${form(some, 'belongs', 'belong')} to others.`,
    tryThis: 'With each, say what a good result looks like, not how to get there.',
  }),
  recognition: ({ some, all }) => ({
    text: `You thank or praise somebody in ${whole(some)} of ${count(all, 'note', 'notes')}.`,
    tryThis: 'Say what exactly was good, and tell the person the same day.',
  }),
  worries: ({ topic, sentences, some, all }) => ({
    text: `‘${topic}’ comes back in ${count(sentences, 'sentence', 'sentences')} of concern, in ${whole(some)} of ${count(all, 'note', 'notes')}.`,
    tryThis: `Give ‘${topic}’ a note of its own: what is the worst that can happen, and what is the first step against it?`,
  }),
  undatedDelegation: ({ some, all }) => ({
    text: `${whole(some)} of ${count(all, 'task', 'tasks')} that others own ${form(some, 'has', 'have')} no date.`,
    tryThis: 'When you hand something over, agree on the day you will hear back.',
  }),
  overdueDelegation: ({ count: followUps }) => ({
    text: `${count(followUps, 'task', 'tasks')} that others own ${form(followUps, 'is', 'are')} overdue.`,
    tryThis: 'Ask each person one question: what do you need to finish this?',
  }),
  onePerson: ({ name, some, all }) => ({
    text: `${whole(some)} of ${count(all, 'task', 'tasks')} that others own ${form(some, 'is', 'are')} with ${name}.`,
    tryThis: `Ask ${name} what to drop, or give the next task to somebody else.`,
  }),
}
