import type { ComboCardProps } from './combo-card/combo-card.tsx'
import type { EventCardProps } from './event-card/event-card.tsx'

type PricedCard = Pick<EventCardProps, 'price' | 'memberPrice' | 'party'> &
  Partial<Pick<EventCardProps, 'retail'>> &
  Partial<Pick<ComboCardProps, 'saving'>>

/** Every amount in cents that the cards of the list show. */
export const cardAmounts = (cards: readonly PricedCard[]): number[] =>
  cards
    .flatMap(({ price, retail, memberPrice, party, saving }) =>
      party ? [party.least, saving?.amount] : [price, retail, memberPrice, saving?.amount],
    )
    .filter(amount => typeof amount === 'number')
