import { BackLink } from '#app/ui/link/back-link.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { MembershipDetail } from '#app/ui/membership-card/membership-detail.tsx'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { Page, Section } from '#app/ui/page/page.tsx'
import type { ProseTextBlock } from '#app/ui/rich-text/prose-text.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type DetailPageProps = {
  card: MembershipCardModel
  /** what a member should know */
  info: ProseTextBlock[]
  /** the auxiliary groups that go with it */
  variants: MembershipCardModel[]
  backHref: string
}

/** One level, and the auxiliary groups that go with it (MEM-059, MEM-061). */
export const LevelDetailPage = ({ card, info, variants, backHref }: DetailPageProps) => {
  const text = useText()
  return (
    <Page>
      <BackLink href={backHref}>{text('membership-all')}</BackLink>
      <MembershipDetail card={card} info={info} />
      {variants.length > 0 ? (
        <Section heading={text('membership-auxiliary-heading')}>
          <MembershipList cards={variants} level={3} />
        </Section>
      ) : null}
    </Page>
  )
}
