import type { CoachingWording } from '../parts/coaching-wording.ts'
import { numbersIn } from '../parts/wording-numbers.ts'

const { count, form, list, tenths, time, whole } = numbersIn('en')
const quoted = (words: readonly string[]) => list(words.map((word) => `‘${word}’`))
const PARTS = { morning: 'in the morning', afternoon: 'in the afternoon', evening: 'in the evening', night: 'at night' }
const often = (times: number) => (times === 1 ? 'once' : times === 2 ? 'twice' : `${whole(times)} times`)
const atHour = (hour: number) => (hour % 12 || 12) + (hour < 12 ? ' am' : ' pm')

export const coachingWording: CoachingWording = {
  undatedTasks: ({ some, all }) => ({
    text: `${whole(some)} of your ${count(all, 'task', 'tasks')} ${form(some, 'has', 'have')} no date.`,
    tryThis: 'End each task with a day: “by Thursday” is enough for it to appear in your calendar.',
  }),
  datedTasks: ({ some, all }) => ({
    text: `${whole(some)} of your ${count(all, 'task', 'tasks')} ${form(some, 'has', 'have')} a date.`,
    tryThis: 'For what is due within two days, say the hour as well.',
  }),
  ownerlessTasks: ({ some, all }) => ({
    text: `${whole(some)} of your ${count(all, 'task', 'tasks')} ${form(some, 'names', 'name')} nobody who will do it.`,
    tryThis: 'Begin the sentence with a name, your own included: “Maria sends…”, “I call…”.',
  }),
  overdueTasks: ({ some, all }) => ({
    text: `${whole(some)} of your ${count(all, 'open task', 'open tasks')} ${form(some, 'is', 'are')} past ${form(some, 'its', 'their')} day.`,
    tryThis: 'Take five minutes today: give each of them a new day, or delete it.',
  }),
  completedTasks: ({ some, all }) => ({
    text: `You have completed ${whole(some)} of ${count(all, 'task', 'tasks')}.`,
    tryThis: 'On Friday, close what is done and say aloud which task comes first on Monday.',
  }),
  timeOfDay: ({ some, all, part, hour }) => ({
    text: `${whole(some)} of your ${count(all, 'note', 'notes')} ${form(some, 'was', 'were')} spoken ${PARTS[part]}, on average around ${atHour(hour)}.`,
    tryThis: `Keep ten minutes free around ${atHour(hour)}: that is when you think aloud.`,
  }),
  longNotes: ({ seconds, longest }) => ({
    text: `Your notes last ${time(seconds)} on average, the longest ${time(longest)}.`,
    tryThis: 'Say the outcome in the first sentence, and stop after two minutes.',
  }),
  shortNotes: ({ seconds, longest }) => ({
    text: `Your notes are brief: ${time(seconds)} on average, the longest ${time(longest)}.`,
    tryThis: 'Use what is left of the minute for one sentence: what happens next, and who does it.',
  }),
  fastPace: ({ pace, fastest }) => ({
    text: `You speak quickly: ${whole(pace)} words a minute on average, up to ${whole(fastest)}.`,
    tryThis: 'Pause for a breath after each figure and each name; others will hear them the first time.',
  }),
  slowPace: ({ pace, slowest }) => ({
    text: `You speak slowly: ${whole(pace)} words a minute on average, down to ${whole(slowest)}.`,
    tryThis: 'Before you press record, think of your three points; then say them without stopping.',
  }),
  steadyPace: ({ pace, slowest, fastest }) => ({
    text: `Your pace is easy to follow: ${whole(pace)} words a minute on average, between ${whole(slowest)} and ${whole(fastest)}.`,
    tryThis: 'Slow down on purpose for the one sentence that must be remembered.',
  }),
  paceChange: ({ before, after }) => ({
    text: `Your pace has ${after > before ? 'risen' : 'fallen'} from ${whole(before)} to ${whole(after)} words a minute in your newer notes.`,
    tryThis:
      after > before
        ? 'Record the next note sitting down, and breathe out before the first word.'
        : 'Put the main point first; the rest will flow more easily.',
  }),
  fillers: ({ rate, count: times, phrases }) => ({
    text: `${tenths(rate)} in 100 of your words fill a pause (${often(times)}), most often ${quoted(phrases)}.`,
    tryThis: 'Pick one of them this week, and stay silent where you would have said it.',
  }),
  fewFillers: ({ rate, words }) => ({
    text: `You hardly fill your pauses: ${tenths(rate)} in 100 of ${whole(words)} words.`,
    tryThis: 'Keep the silence where others say “um”; it gives weight to what follows.',
  }),
  hedges: ({ rate, count: times, phrases }) => ({
    text: `You soften what you say ${tenths(rate)} times in 100 words (${often(times)}), most often with ${quoted(phrases)}.`,
    tryThis: 'Say how sure you are in a number instead: “80 per cent that we sign in May”.',
  }),
  plainWords: ({ rate, words }) => ({
    text: `You say things plainly: ${tenths(rate)} softening words in 100, over ${whole(words)} words.`,
    tryThis: 'Where something really is uncertain, say what would settle it, and by when.',
  }),
  longSentences: ({ average, longest }) => ({
    text: `Your sentences have ${whole(average)} words on average; the longest has ${whole(longest)}.`,
    tryThis: 'One thought, one sentence: stop where you would say “and”.',
  }),
  shortSentences: ({ average }) => ({
    text: `Your sentences are short: ${whole(average)} words on average.`,
    tryThis: 'Add the reason to your most important sentence: “because…”.',
  }),
  decisions: ({ count: decisions, some, all }) => ({
    text: `You stated ${count(decisions, 'decision', 'decisions')} in ${whole(some)} of ${count(all, 'note', 'notes')}.`,
    tryThis: 'After each decision add who carries it out and when it is looked at again.',
  }),
  noDecisions: ({ all }) => ({
    text: `None of your ${count(all, 'note', 'notes')} states a decision.`,
    tryThis: 'End your next note with a sentence that begins “We decided…” or “I decide…”.',
  }),
  reversals: ({ count: times, some, all }) => ({
    text: `You took something back ${often(times)}, in ${whole(some)} of ${count(all, 'note', 'notes')}.`,
    tryThis: 'When you decide, also say what would make you change your mind.',
  }),
  revisited: ({ count: matters }) => ({
    text: `${count(matters, 'matter was', 'matters were')} decided more than once, in different notes.`,
    tryThis: 'Before you decide again, listen to the first decision: what is new since then?',
  }),
  openQuestions: ({ count: questions, days }) => ({
    text: [
      `${count(questions, 'question', 'questions')} from more than ${count(days, 'day', 'days')}`,
      `ago ${form(questions, 'has', 'have')} found no decision in your notes since.`,
    ].join(' '),
    tryThis: 'Choose one, and say by when you decide and what you still need to know.',
  }),
  askedQuestions: ({ count: questions, some, all }) => ({
    text: `You left ${count(questions, 'question', 'questions')} open in ${whole(some)} of ${count(all, 'note', 'notes')}.`,
    tryThis: 'Give each question a name and a day: who answers it, and when?',
  }),
  decisionsWithoutTask: ({ some, all }) => ({
    text: `${whole(some)} of ${count(all, 'note', 'notes')} with a decision ${form(some, 'holds', 'hold')} no task that would carry it out.`,
    tryThis: 'Follow “we decided” at once with “so” and the first step.',
  }),
  hedgedDecisions: ({ some, all }) => ({
    text: `${whole(some)} of ${count(all, 'decision', 'decisions')} ${form(some, 'comes', 'come')} with a word such as “maybe” or “I think”.`,
    tryThis: 'Say it again without that word; if that feels wrong, it is still a question.',
  }),
  keepsTasks: ({ some, all }) => ({
    text: `You keep ${whole(some)} of ${count(all, 'task', 'tasks')} that have an owner for yourself.`,
    tryThis: 'Before the next “I will”, ask who could do it at 80 per cent, and say that name.',
  }),
  delegates: ({ some, all }) => ({
    text: `${whole(some)} of ${count(all, 'task', 'tasks')} with an owner ${form(some, 'goes', 'go')} to others.`,
    tryThis: 'With each, say what a good result looks like, not how to get there.',
  }),
  sharesTasks: ({ some, all }) => ({
    text: `You share the work: ${whole(some)} of ${count(all, 'task', 'tasks')} with an owner ${form(some, 'goes', 'go')} to others.`,
    tryThis: 'Look at one task you kept this week: what would somebody need to take it over?',
  }),
  recognition: ({ count: times, some, all }) => ({
    text: `You thanked or praised somebody ${often(times)}, in ${whole(some)} of ${count(all, 'note', 'notes')}.`,
    tryThis: 'Say what exactly was good, and tell the person the same day.',
  }),
  noRecognition: ({ all }) => ({
    text: `Nobody is thanked or praised in your ${count(all, 'note', 'notes')}.`,
    tryThis: 'Once a week record one sentence on who did something well, and pass it on.',
  }),
  worries: ({ topic, others, some, all }) => ({
    text: [
      `‘${topic}’ comes back in sentences of concern in ${whole(some)} of`,
      `${count(all, 'note', 'notes')}${others.length > 0 ? `; so ${form(others.length, 'does', 'do')} ${quoted(others)}` : ''}.`,
    ].join(' '),
    tryThis: `Give ‘${topic}’ a note of its own: what is the worst that can happen, and what is the first step against it?`,
  }),
  undatedDelegation: ({ some, all }) => ({
    text: `${whole(some)} of ${count(all, 'task', 'tasks')} you gave to others ${form(some, 'has', 'have')} no date.`,
    tryThis: 'When you hand something over, agree on the day you will hear of it.',
  }),
  overdueDelegation: ({ count: tasks }) => ({
    text: `${count(tasks, 'task', 'tasks')} you gave to others ${form(tasks, 'is past its', 'are past their')} day.`,
    tryThis: 'Ask each person one question: what do you need to finish this?',
  }),
  onePerson: ({ name, some, all }) => ({
    text: `${whole(some)} of ${count(all, 'task', 'tasks')} you gave to others ${form(some, 'goes', 'go')} to ${name}.`,
    tryThis: `Ask ${name} what to drop, or give the next task to somebody else.`,
  }),
}
