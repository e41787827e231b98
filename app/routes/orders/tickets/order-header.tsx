import { Heading } from '#app/ui/page/page.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { VenueHours } from '#app/ui/venue-hours/venue-hours.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { ExpiredMember, MemberGreeting, MemberSignIn } from './order-notices.tsx'
import type { OrderScreen } from './order-page.server.ts'
import * as styles from './tickets.css.ts'

type OrderHeaderProps = Pick<
  OrderScreen,
  'hours' | 'memberHref' | 'memberName' | 'memberFree' | 'renewHref'
> & {
  /** there is something to choose a time for */
  hasVisits: boolean
}

/** What the page is about, and what is good to know before choosing. */
export const OrderHeader = ({ hasVisits, hours, memberName, ...member }: OrderHeaderProps) => (
  <header className={styles.head}>
    <Heading level={1}>{useText()('orders-page-heading')}</Heading>
    {hasVisits ? <RichWords reference="orders-page-description" /> : null}
    <div className={styles.facts}>
      {hours ? <VenueHours words={hours} /> : null}
      <MemberSignIn href={member.memberHref} />
      {memberName ? <MemberGreeting name={memberName} free={member.memberFree} /> : null}
      <ExpiredMember href={member.renewHref} />
    </div>
  </header>
)
