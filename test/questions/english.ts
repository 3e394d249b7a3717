import type { QuestionSet } from './question-set.ts'

export const ENGLISH: QuestionSet = {
  notes: [
    {
      title: 'Launch of the portal',
      said: [
        'We talked about the launch of the customer portal for an hour.',
        'When is the launch, everybody asked again.',
        'In the end we moved it to the twelfth of May.',
        'The launch needs a press release and a video.',
        'Priya writes the press release.',
      ],
    },
    {
      title: 'Supplier in Leeds',
      said: [
        'The supplier in Leeds called about the contract.',
        'Their prices go up by four per cent in January.',
        'I am not happy with the supplier and with the way they talk about prices.',
        'We keep them because nobody else delivers within two days.',
      ],
    },
    {
      title: 'Hiring',
      said: [
        'Three candidates came for the finance director interview.',
        'The interview with the first candidate was too long.',
        'We decided to hire Helen Brooks as finance director.',
        'She starts on the first of September.',
        'Her salary is ninety thousand pounds.',
      ],
    },
    {
      title: 'Office move',
      said: [
        'The office lease ends next year and the office is too small.',
        'Do we know where the new office will be?',
        'The new office will be in Manchester, near the station.',
        'The rent for the new office is 12,000 pounds a month.',
        'Tom is worried about the office move.',
      ],
    },
    {
      title: 'Dinner with the board',
      said: [
        'The board dinner was pleasant and the board likes the strategy.',
        'The chairman of the board is Richard Hale.',
        'The next board meeting is on Tuesday the third of March.',
        'I have to send the board papers before the meeting.',
      ],
    },
    {
      title: 'Warehouse',
      said: [
        'The warehouse roof leaks again.',
        'The roof repair costs 45,000 euros.',
        'We should talk about the cost of the warehouse roof soon.',
        'Insurance does not pay for the roof because it is too old.',
      ],
    },
    {
      title: 'Call with Novak',
      said: [
        'just off the phone with Novak about the audit',
        'he says the audit takes three weeks and they want access to the ledger',
        'they begin on Monday week',
        'Novak was surprised that the audit is so late this year',
        'the audit fee is 18 thousand',
      ],
    },
    {
      title: 'Trade fair',
      said: [
        'So the trade fair. We were there last year and the trade fair was a waste of time.',
        'This year the fair is in Hamburg and not in Cologne.',
        'Anita does the stand because Paul is on leave during the fair.',
        'The stand is 24 square metres.',
        'Ask Anita when the fair opens.',
      ],
    },
    {
      title: 'Complaint',
      said: [
        'The customer from Bristol complained about the machine again.',
        'The machine stops when it gets warm.',
        'Jonas goes to see the customer in Bristol tomorrow.',
        'We refund half of it since the warranty is nearly over.',
      ],
    },
  ],
  questions: [
    ['When is the launch of the portal?', 'In the end we moved it to the twelfth of May.'],
    ['Who writes the press release?', 'Priya writes the press release.'],
    ['How much do the prices of the supplier go up?', 'Their prices go up by four per cent in January.'],
    ['Where will the new office be?', 'The new office will be in Manchester, near the station.'],
    ['Who did we hire as finance director?', 'We decided to hire Helen Brooks as finance director.'],
    ['When is the next board meeting?', 'The next board meeting is on Tuesday the third of March.'],
    ['Why do we keep the supplier in Leeds?', 'We keep them because nobody else delivers within two days.'],
    ['How much is the rent of the new office?', 'The rent for the new office is 12,000 pounds a month.'],
    ['Who is the chairman of the board?', 'The chairman of the board is Richard Hale.'],
    ['What does the roof of the warehouse cost?', 'The roof repair costs 45,000 euros.'],
    ['Why does the insurance not pay for the roof?', 'Insurance does not pay for the roof because it is too old.'],
    ['When does the finance director start?', 'She starts on the first of September.'],
    ['When does the audit begin?', 'they begin on Monday week'],
    ['How much is the audit fee?', 'the audit fee is 18 thousand'],
    ['Where is the trade fair this year?', 'This year the fair is in Hamburg and not in Cologne.'],
    ['Who does the stand at the fair?', 'Anita does the stand because Paul is on leave during the fair.'],
    ['Who visits the customer in Bristol?', 'Jonas goes to see the customer in Bristol tomorrow.'],
    ['Why do we refund half of the machine?', 'We refund half of it since the warranty is nearly over.'],
  ],
  heldOut: [
    ['Who complained about the machine?', 'The customer from Bristol complained about the machine again.'],
    ['How big is the stand?', 'The stand is 24 square metres.'],
    ['What is Tom worried about?', 'Tom is worried about the office move.'],
    ['When does Jonas go to Bristol?', 'Jonas goes to see the customer in Bristol tomorrow.'],
    ['How much does Helen Brooks earn?', 'Her salary is ninety thousand pounds.'],
    ['Why is Paul not at the fair?', 'Anita does the stand because Paul is on leave during the fair.'],
  ],
}
