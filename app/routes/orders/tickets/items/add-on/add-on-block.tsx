import { addOnNotice, isAddOnSoldOut } from '#app/rules/addons/add-on-notice.ts'
import { addOnRange } from '#app/rules/addons/add-on-terms.ts'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { MoneyList, useMoney } from '#app/ui/price/money-format.tsx'
import { Price } from '#app/ui/price/price.tsx'
import { PriceRow, PriceRows } from '#app/ui/price-row/price-row.tsx'
import { Stepper } from '#app/ui/stepper/stepper.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './add-on-block.css.ts'
import { addOnField } from './add-on-form.ts'
import type { OrderAddOn } from './add-on-model.ts'
import { HiddenAddOns } from './hidden-add-ons.tsx'
import type { ChangeAddOn } from './use-add-on-choices.ts'

export type AddOnRowsProps = {
  /** the event, or the combo by its item */
  event: { id: string; name: string }
  /** it is in the order, and not only looked at (ORD-186) */
  added: boolean
  addOns: readonly OrderAddOn[]
  quantities: Readonly<Record<string, number>>
  /** pieces left at or below which their number is told */
  few: number
  change: ChangeAddOn
}

/** What can be had with an event or a combo. While the event is only looked at, what a link has chosen waits for its tickets (ORD-062, ORD-186). */
export const AddOnRows = ({ event, added, addOns, quantities, few, change }: AddOnRowsProps) => {
  const text = useText()
  if (addOns.length === 0) return null
  if (!added) return <WaitingAddOns event={event} addOns={addOns} quantities={quantities} />
  return (
    <div className={styles.root}>
      <Heading level={3} step="lead">
        {text('addons-heading')}
      </Heading>
      <MoneyList amounts={addOns.map(({ terms }) => terms.price)}>
        <PriceRows label={text('addons-heading-of', { name: event.name })}>
          {addOns.map(addOn => (
            <AddOnRow
              key={addOn.id}
              field={addOnField(event.id, addOn.id)}
              addOn={addOn}
              quantity={quantities[addOn.id] ?? 0}
              few={few}
              onChange={quantity => change(event.id, addOn.id, quantity)}
            />
          ))}
        </PriceRows>
      </MoneyList>
    </div>
  )
}

type WaitingProps = Pick<AddOnRowsProps, 'event' | 'addOns' | 'quantities'>

const WaitingAddOns = ({ event, addOns, quantities }: WaitingProps) => {
  const text = useText()
  const waiting = addOns.filter(({ id }) => (quantities[id] ?? 0) > 0)
  if (waiting.length === 0) return null
  return (
    <>
      <HiddenAddOns eventId={event.id} quantities={quantities} />
      <NoticeLine tone="info">
        {text('addons-with-tickets', { names: waiting.map(({ name }) => name) })}
      </NoticeLine>
    </>
  )
}

type AddOnRowProps = {
  field: string
  addOn: OrderAddOn
  quantity: number
  few: number
  onChange: (quantity: number) => void
}

const AddOnRow = ({ field, addOn, quantity, few, onChange }: AddOnRowProps) => {
  const { name, description, picture, terms, left } = addOn
  const { fixed, most } = addOnRange(terms, left)
  return (
    <PriceRow
      picture={
        picture ? (
          <Picture picture={picture} shape="square" sizes="4rem" decorative className={styles.picture} />
        ) : null
      }
      name={name}
      description={description}
      price={<AddOnPrice addOn={addOn} />}
      control={
        isAddOnSoldOut({ most, chosen: quantity }) ? (
          // Its price stays below those of the others.
          <span />
        ) : (
          <AddOnControl {...{ field, name, fixed, most, quantity, onChange }} />
        )
      }
      notice={<AddOnNote addOn={addOn} quantity={quantity} few={few} />}
    />
  )
}

/** Each its price, or the price once for all of them (ORD-109). */
const AddOnPrice = ({ addOn: { terms } }: { addOn: OrderAddOn }) => {
  const text = useText()
  const { price } = useMoney()
  if (terms.priceSplit === 'each' && terms.quantityType === 'any') return <Price amount={terms.price} />
  if (terms.priceSplit === 'total')
    return <span>{text('addons-price-once', { price: price(terms.price) })}</span>
  return <span>{text('tickets-price-each', { price: price(terms.price) })}</span>
}

type AddOnControlProps = {
  field: string
  name: string
  fixed: number | null
  most: number
  quantity: number
  onChange: (quantity: number) => void
}

/** A tick for what is sold in a fixed number, else how many (ORD-107). */
const AddOnControl = ({ field, name, fixed, most, quantity, onChange }: AddOnControlProps) => {
  const text = useText()
  if (fixed !== null)
    return (
      <Checkbox
        name={field}
        value={fixed}
        checked={quantity > 0}
        onChange={event => onChange(event.currentTarget.checked ? fixed : 0)}
        label={<VisuallyHidden>{text('addons-add-name', { name })}</VisuallyHidden>}
      />
    )
  return (
    <Stepper
      name={field}
      label={text('addons-quantity', { name })}
      increaseLabel={text('tickets-increase', { name })}
      decreaseLabel={text('tickets-decrease', { name })}
      value={quantity}
      max={most}
      onChange={onChange}
    />
  )
}

type AddOnNoteProps = { addOn: OrderAddOn; quantity: number; few: number }

const AddOnNote = ({ addOn: { name, terms, left, carted }, quantity, few }: AddOnNoteProps) => {
  const text = useText()
  const notice = addOnNotice({ ...addOnRange(terms, left), chosen: quantity, carted, left, few })
  switch (notice?.kind) {
    case 'sold-out':
      return <NoticeLine tone="warning">{text('addons-sold-out')}</NoticeLine>
    case 'not-enough':
      return (
        <NoticeLine tone="critical">{text('addons-not-enough', { name, count: notice.count })}</NoticeLine>
      )
    case 'few-left':
      return <NoticeLine tone="warning">{text('addons-left', { count: notice.count })}</NoticeLine>
    case 'carted':
      return <NoticeLine tone="positive">{text('addons-carted')}</NoticeLine>
    case 'fixed-quantity':
      return <NoticeLine tone="info">{text('addons-included-quantity', { count: notice.count })}</NoticeLine>
    default:
      return null
  }
}
