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
} as const
