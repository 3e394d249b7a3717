export const coming = {
  badge: 'In the making',
  lead: 'This page is being built. What will be here:',
  back: 'Back',
  subscribe: {
    title: 'Subscribe',
    first: 'Payment by card for Premium, 12 euros a month',
    second: 'Verification of the payment in one step',
    third: 'Nothing can be bought here yet',
  },
} as const
