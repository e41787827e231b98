import type { Meta, StoryObj } from '@storybook/react-vite'
import { BasketOfferLine } from '#app/shell/basket-offer/basket-offer-line.tsx'

export default { title: 'shell/BasketOffer' } satisfies Meta

const join = { kind: 'join' as const, categoryId: 'family', name: 'Family', costs: 16500 }

export const Combo: StoryObj = {
  render: () => (
    <BasketOfferLine
      offer={{ change: { kind: 'combo', names: ['Explorer'] }, before: 7200, after: 6000, saved: 1200 }}
    />
  ),
}

export const Join: StoryObj = {
  render: () => <BasketOfferLine offer={{ change: join, before: 10_000, after: 19_110, saved: 7390 }} />,
}

export const JoinForLess: StoryObj = {
  render: () => <BasketOfferLine offer={{ change: join, before: 30_000, after: 29_000, saved: 17_500 }} />,
}
