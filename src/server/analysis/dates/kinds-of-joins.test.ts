import { expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { WEDNESDAY } from '#test/dates.ts'
import { findDates } from './find-dates.ts'

/** Forms of days, forms of times, and the ways to join them. */
interface Forms {
  days: Record<string, string>
  times: Record<string, string>
  joins: string[]
}

const FORMS: Record<Language, Forms> = {
  en: {
    days: {
      '7 April': '2026-04-07',
      'April 7th, 2027': '2027-04-07',
      'Apr. 7': '2026-04-07',
      '7/4/2027': '2027-04-07',
      '2027-04-07': '2027-04-07',
      '7-Apr-27': '2027-04-07',
      Friday: '2026-03-06',
      'next Friday': '2026-03-13',
      tomorrow: '2026-03-05',
      'Fri, Mar 6': '2026-03-06',
      'the 7th': '2026-03-07',
      'three days ago': '2026-03-01',
      'April 20': '2026-04-20',
      '20/04/2027': '2027-04-20',
    },
    times: {
      '10pm': '22:00',
      '10:30 p.m.': '22:30',
      '22:30:15': '22:30',
      '9am': '09:00',
      noon: '12:00',
      'half past ten': '10:30',
    },
    joins: [
      '{day} at {time}',
      '{day} {time}',
      '{day}, {time}',
      '{day} @ {time}',
      '{day} - {time}',
      '{time} {day}',
      '{time}, {day}',
      '({day} at {time})',
    ],
  },
  es: {
    days: {
      '7 de abril': '2026-04-07',
      'el 7 de abril de 2027': '2027-04-07',
      '7 abr': '2026-04-07',
      '7/4/2027': '2027-04-07',
      '2027-04-07': '2027-04-07',
      viernes: '2026-03-06',
      'el próximo viernes': '2026-03-13',
      ayer: '2026-03-03',
      'viernes 6 de marzo': '2026-03-06',
      'hace tres días': '2026-03-01',
      'dentro de dos semanas': '2026-03-18',
      '20/04/2027': '2027-04-20',
    },
    times: {
      '22:30': '22:30',
      '22:30 h': '22:30',
      '22 h': '22:00',
      '10 pm': '22:00',
      '10:30 p. m.': '22:30',
      '22h30': '22:30',
    },
    joins: [
      '{day} a las {time}',
      '{day} {time}',
      '{day}, {time}',
      '{day} - {time}',
      'a las {time} {day}',
      '{time}, {day}',
      '({day} a las {time})',
    ],
  },
  fr: {
    days: {
      '7 avril': '2026-04-07',
      'le 7 avril 2027': '2027-04-07',
      '7 avr. 2027': '2027-04-07',
      '7/4/2027': '2027-04-07',
      '2027-04-07': '2027-04-07',
      vendredi: '2026-03-06',
      'vendredi dernier': '2026-02-27',
      demain: '2026-03-05',
      'vendredi 6 mars': '2026-03-06',
      'il y a trois jours': '2026-03-01',
      'dans deux semaines': '2026-03-18',
      '20/04/2027': '2027-04-20',
    },
    times: {
      '22:30': '22:30',
      '22h30': '22:30',
      '22 h': '22:00',
      '10 heures du soir': '22:00',
      '9h du matin': '09:00',
      midi: '12:00',
    },
    joins: [
      '{day} à {time}',
      '{day} {time}',
      '{day}, {time}',
      '{day} - {time}',
      'à {time} {day}',
      '{time}, {day}',
      '({day} à {time})',
    ],
  },
}

test.each(Object.entries(FORMS) as [Language, Forms][])(
  'joins every form of a day and a time in %s',
  (language, forms) => {
    const wrong: string[] = []
    for (const [day, date] of Object.entries(forms.days))
      for (const [time, hour] of Object.entries(forms.times))
        for (const join of forms.joins) {
          const text = join.replace('{day}', day).replace('{time}', time)
          const found = findDates(text, language, WEDNESDAY)
          if (found.length !== 1 || found[0]?.from !== `${date}T${hour}`) wrong.push(text)
        }
    expect(wrong).toEqual([])
  },
)

test.each<[Language, string, string[]]>([
  ['en', 'they close at seven on Friday at nine I see Ana', ['2026-03-06T09:00']],
  ['es', 'cierran a las siete el viernes a las nueve voy a casa', ['2026-03-06T09:00']],
  ['fr', 'ils ferment à dix-neuf heures vendredi à neuf heures je passe', ['2026-03-06T09:00']],
  // Each day has the hour before it.
  ['es', 'a las siete el viernes a las nueve el sábado', ['2026-03-06T07:00', '2026-03-07T09:00']],
])('joins a day to the hour after it if there is one on either side (%s): %s', (language, text, moments) => {
  const found = findDates(text, language, WEDNESDAY)
  expect(found.filter(({ kind }) => kind === 'moment').map(({ from }) => from)).toEqual(moments)
})
