import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { eventHeadingId } from '../../block-hash.ts'
import * as styles from './carted-block.css.ts'
import type { EventBlockProps } from './event-block-props.ts'
import { eventPart } from './event-model.ts'
import { HiddenChoice } from './hidden-choice.tsx'

/** An event that stands by while dates of others are being changed: what is ordered of it, sent along as it is. */
export const CartedBlock = ({ event, choice, addOnQuantities }: EventBlockProps) => {
  const text = useText()
  const part = eventPart(event, choice)
  const headingId = eventHeadingId(event.id)
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <Heading level={2} step="lead" id={headingId}>
        {event.name}
      </Heading>
      <p className={styles.words}>
        {part?.when ?? event.dateText}
        {part?.lines
          .flatMap(({ parts }) => parts)
          .map(({ id, quantity, name, isRetail }) => (
            <span key={id}>{text(isRetail ? 'cart-line-retail' : 'cart-line', { quantity, name })}</span>
          ))}
      </p>
      <HiddenChoice event={event} choice={choice} addOnQuantities={addOnQuantities} />
    </section>
  )
}
