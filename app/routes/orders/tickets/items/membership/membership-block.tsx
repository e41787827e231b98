import { useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { type Option, Options } from '#app/ui/options/options.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { LineAction } from '../../line-action.tsx'
import * as eventStyles from '../event/event-block.css.ts'
import * as styles from './membership-block.css.ts'
import { itemFields, offeringField, renewalField } from './membership-form.ts'
import type { MembershipChoice, OfferingOption, OrderMembership } from './membership-model.ts'
import type { ChangeMembership } from './use-membership-choices.ts'

export type MembershipBlockProps = {
  membership: OrderMembership
  choice: MembershipChoice
  problem: string | null
  change: ChangeMembership
}

/** One membership of the order: what it is, for how long and for how much (MEM-101, MEM-102). There is always one of it. */
export const MembershipBlock = ({ membership, choice, problem, change }: MembershipBlockProps) => {
  const text = useText()
  const rowOf = useOfferingRow()
  const { item, options } = membership
  const headingId = `membership-${item.id}`
  const chosen = options.find(({ value }) => value === choice.value)
  return (
    <section className={eventStyles.block} aria-labelledby={headingId}>
      {itemFields(item).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Head membership={membership} headingId={headingId} />
      <Options
        legend={text('membership-select-offering')}
        name={offeringField(item.id)}
        options={options.map(option => rowOf(option, item))}
        value={choice.value}
        onChange={value => change(item.id, { ...choice, value })}
        placeholder={text('membership-select-offering')}
        error={problem ? [problem] : undefined}
        tile
      />
      <Renewal membership={membership} chosen={chosen} choice={choice} change={change} />
    </section>
  )
}

/** An offering as a row: its name, for whom and how it goes on, and at the end what it costs. */
function useOfferingRow() {
  const text = useText()
  const { price: money } = useMoney()
  return (
    { value, name, description, price, perMonth, renewal, disabled }: OfferingOption,
    { isGift }: OrderMembership['item'],
  ): Option => {
    const isPaidByMonth = perMonth !== null && perMonth === price
    const monthlyText = isPaidByMonth ? 'membership-per-month' : 'membership-works-out'
    const monthly = perMonth === null ? null : text(monthlyText, { price: money(perMonth) })
    const aside =
      price === null ? text('membership-see-my-price') : isPaidByMonth && monthly ? monthly : money(price)
    const about = [
      description,
      isPaidByMonth ? null : monthly,
      renewal === 'required' && !isGift ? text('auto-renew-icon') : null,
    ]
    return {
      value,
      label: name,
      aside,
      entry: text('membership-price', { name, price: aside }),
      description: about.filter(Boolean).join(' · ') || undefined,
      disabled,
    }
  }
}

const Head = ({ membership, headingId }: { membership: OrderMembership; headingId: string }) => {
  const text = useText()
  const { track } = useAnalytics()
  const { item, name, kind, shortDescription, picture, changeHref } = membership
  return (
    <header className={eventStyles.head}>
      <div className={eventStyles.picture}>
        <Picture picture={picture} shape="fill" sizes="11rem" decorative />
      </div>
      <div className={eventStyles.title}>
        <p className={eventStyles.kind}>{kind}</p>
        <Heading level={2} step="title" id={headingId}>
          {name}
        </Heading>
        {shortDescription ? <p className={styles.about}>{shortDescription}</p> : null}
      </div>
      <div className={eventStyles.actions}>
        <Link
          href={changeHref}
          className={eventStyles.action}
          onClick={() => track('Tickets::Membership::Change')}
        >
          {text('membership-change')}
        </Link>
        <LineAction
          intent={{ name: 'drop-membership', membershipId: item.id }}
          label={text('tickets-remove-name', { name })}
        >
          {text('membership-remove')}
        </LineAction>
      </div>
    </header>
  )
}

type RenewalProps = Pick<MembershipBlockProps, 'membership' | 'choice' | 'change'> & {
  chosen: OfferingOption | undefined
}

/** Whether it renews by itself is asked where it may; a gift never does (MEM-146, MEM-147). */
const Renewal = ({ membership: { item }, chosen, choice, change }: RenewalProps) => {
  const text = useText()
  if (item.isGift || chosen?.renewal !== 'optional') return null
  return (
    <Checkbox
      name={renewalField(item.id)}
      label={text('auto-renew-optional')}
      checked={choice.renews}
      onChange={() => change(item.id, { ...choice, renews: !choice.renews })}
    />
  )
}
