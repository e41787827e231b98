import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { HiddenAddOns } from '../add-on/hidden-add-ons.tsx'
import * as styles from './carted-block.css.ts'
import type { EventBlockProps } from './event-block-props.ts'
import { quantityField, slotField } from './event-form.ts'
import { chosenSlot, eventPart } from './event-model.ts'

/** An event that stands by while dates of others are being changed: what is ordered of it, sent along as it is. */
export const CartedBlock = ({ event, choice, addOnQuantities }: EventBlockProps) => {
  const text = useText()
  const part = eventPart(event, choice)
  const headingId = `event-${event.id}`
  return (
    <section className={styles.block} aria-labelledby={headingId}>
      <Heading level={2} step="lead" id={headingId}>
        {event.name}
      </Heading>
      <p className={styles.words}>
        {part?.when ?? event.dateText}
        {part?.lines
          .flatMap(({ parts }) => parts)
          .map(({ id, quantity, name }) => (
            <span key={id}>{text('cart-line', { quantity, name })}</span>
          ))}
      </p>
      <input type="hidden" name={slotField(event.id)} value={chosenSlot(event, choice)?.id ?? ''} />
      {Object.entries(choice?.quantities ?? {}).map(([type, quantity]) => (
        <input key={type} type="hidden" name={quantityField(event.id, type)} value={quantity} />
      ))}
      {Object.entries(choice?.retail ?? {}).map(([type, quantity]) => (
        <input key={type} type="hidden" name={quantityField(event.id, type, true)} value={quantity} />
      ))}
      <HiddenAddOns eventId={event.id} quantities={addOnQuantities} />
    </section>
  )
}
