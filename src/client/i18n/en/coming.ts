export const coming = {
  badge: 'In the making',
  lead: 'This page is being built. What will be here:',
  back: 'Back',
  premium: {
    title: 'Premium',
    first: 'What Premium adds, beside what is free',
    second: 'Answers to what people ask before they decide',
    third: '12 euros a month, cancelled at any time',
  },
  subscribe: {
    title: 'Subscribe',
    first: 'Payment by card for Premium, 12 euros a month',
    second: 'Verification of the payment in one step',
    third: 'Nothing can be bought here yet',
  },
  'privacy-policy': {
    title: 'Privacy policy',
    first: 'What is collected, and what it is used for',
    second: 'Your rights: access, correction, deletion, export',
    third: 'How long data is kept, and whom to write to',
  },
  'cookie-policy': {
    title: 'Cookie policy',
    first: 'What cookies are, and which ones are used',
    second: 'Cookies of third parties',
    third: 'How you decide about them',
  },
} as const
