import { ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as eventStyles from '../event/event-block.css.ts'
import type { MembershipHelp } from './membership-model.ts'

/** Below 'You must have a valid membership to purchase.': the ways to one (ORD-202). */
export const MembershipNeeded = ({ help }: { help: readonly MembershipHelp[] }) => {
  const text = useText()
  const { price } = useMoney()
  if (help.length === 0) return null
  return (
    <div className={eventStyles.ways}>
      {help.map(way =>
        way.text === 'tickets-membership-join' ? (
          <ButtonLink key={way.text} href={way.href} tone="secondary" size="small">
            {text(way.text, { name: way.name, price: price(way.price) })}
          </ButtonLink>
        ) : (
          <Link key={way.text} href={way.href} className={eventStyles.way}>
            {text(way.text)}
          </Link>
        ),
      )}
    </div>
  )
}
