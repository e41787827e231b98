import { AskVenue } from '#app/shell/contact/ask-venue.tsx'
import type { VenueContact } from '#app/shell/shell-model.ts'
import { BackLink } from '#app/ui/link/back-link.tsx'
import * as styles from '#app/ui/member-card/beside-card.css.ts'
import { OwnCard, type OwnCardView } from '#app/ui/member-card/own-card.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type UpgradePageProps = {
  /** null where nobody's membership is known */
  page: {
    cards: MembershipCardModel[]
    disallowUpgrade: boolean
    backHref: string
    /** as it is now */
    card: OwnCardView
    contact: VenueContact
  } | null
}

/** What a membership can become within its term. */
export const UpgradePage = ({ page }: UpgradePageProps) => {
  const text = useText()
  if (page && page.cards.length > 0)
    return (
      <Page>
        <BackLink href={page.backHref}>{text('membership-back-mine')}</BackLink>
        <PageHeader
          heading={text('membership-upgrade-heading')}
          intro={text('membership-upgrade-description')}
        />
        <div className={styles.besideCard}>
          <div className={styles.cardInHand}>
            <OwnCard {...page.card} />
          </div>
          <MembershipList cards={page.cards} />
        </div>
      </Page>
    )
  return (
    <Page>
      {page ? <BackLink href={page.backHref}>{text('membership-back-mine')}</BackLink> : null}
      <PageHeader heading={text('membership-upgrade')} />
      <Notice>
        <p>{text(reasonOf(page))}</p>
        {page && !page.card.ended ? <p>{text('membership-expires', { date: page.card.expires })}</p> : null}
        <AskVenue contact={page?.contact ?? null} />
      </Notice>
    </Page>
  )
}

function reasonOf(page: UpgradePageProps['page']) {
  if (!page) return 'membership-none-found-one'
  return page.disallowUpgrade ? 'membership-upgrade-contact' : 'membership-upgrade-unavailable'
}
