import { BackLink } from '#app/ui/link/back-link.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type UpgradePageProps = {
  /** null where nobody's membership is known */
  page: { cards: MembershipCardModel[]; disallowUpgrade: boolean; backHref: string } | null
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
        <MembershipList cards={page.cards} />
      </Page>
    )
  return (
    <Page>
      {page ? <BackLink href={page.backHref}>{text('membership-back-mine')}</BackLink> : null}
      <PageHeader heading={text('membership-upgrade')} />
      <Notice>{text(reasonOf(page))}</Notice>
    </Page>
  )
}

function reasonOf(page: UpgradePageProps['page']) {
  if (!page) return 'membership-none-found-one'
  return page.disallowUpgrade ? 'membership-upgrade-contact' : 'membership-upgrade-unavailable'
}
