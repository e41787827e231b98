import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { ProseTextBlock } from '#app/ui/rich-text/prose-text.tsx'
import type { CalloutProps } from './callout/callout.tsx'
import type { ComboPartsProps } from './combo-parts/combo-parts.tsx'
import type { FactsProps } from './facts/facts.tsx'
import type { OrderPanelProps } from './order-panel/order-panel.tsx'
import type { PlaceProps } from './places/places.tsx'
import type { EventReviewsProps } from './reviews/event-reviews.tsx'

/** What the page of an event or a combo shows. */
export type DetailPage = {
  name: string
  pictures: PictureSource[]
  description: ProseTextBlock[]
  facts: FactsProps
  callout: CalloutProps | null
  order: OrderPanelProps
  parts: ComboPartsProps | null
  reviews: EventReviewsProps | null
  places: PlaceProps[]
}
