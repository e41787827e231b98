import type { CardOffering, MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import type { useBrand } from './themed.tsx'

const yearly = (amount: number, about: Partial<CardOffering> = {}): CardOffering => ({
  id: 'year',
  name: 'One year',
  duration: { years: 1, months: 0 },
  perMonth: Math.round(amount / 12),
  renewal: 'optional',
  valid: null,
  prices: [
    {
      id: 'adult',
      name: 'Adult',
      description: '18 and over',
      price: amount,
      inFull: null,
      isHeld: false,
      href: null,
    },
  ],
  more: 0,
  ...about,
})

const level = (id: string, about: Partial<MembershipCardModel>): MembershipCardModel => ({
  id,
  name: id,
  picture: null,
  lead: 'One card, every day of the year.',
  more: [],
  benefits: { shown: ['Free admission, every day', 'The members’ hour', '10 % in the shop'], rest: [] },
  offerings: [yearly(9_500)],
  actions: [
    { kind: 'join', href: '#join' },
    { kind: 'gift', href: '#gift' },
  ],
  holders: 1,
  isCurrent: false,
  ended: null,
  upgradesHref: null,
  required: null,
  goesWith: [],
  withOrder: null,
  detailHref: `#${id}`,
  ...about,
})

/** Levels of membership in every state of their cards, with the pictures of a brand. */
export function sampleLevels({ pictures }: ReturnType<typeof useBrand>) {
  const [first = null, second = null, third = null] = pictures
  const single = level('Individual', { picture: first })
  const own = level('Family', {
    picture: second,
    lead: 'Two grown-ups and every child under your roof.',
    benefits: {
      shown: ['Free admission for six', 'Stroller parking with your name on it', '10 % in the shop'],
      rest: ['First call on sleepovers'],
    },
    offerings: [yearly(21_500, { renewal: 'required', more: 2 })],
    actions: [{ kind: 'renew', href: '#renew' }],
    holders: 6,
    isCurrent: true,
    upgradesHref: '#upgrades',
  })
  const club = level('Otter Club', {
    picture: third,
    lead: 'Saturday mornings for people of six to twelve.',
    actions: [],
    required: { kind: 'verify', href: '#verify', joinHref: '#join' },
    goesWith: ['Individual', 'Family'],
  })
  return { single, own, club }
}
