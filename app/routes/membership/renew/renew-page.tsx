import { AskVenue } from '#app/shell/contact/ask-venue.tsx'
import type { VenueContact } from '#app/shell/shell-model.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { BackLink } from '#app/ui/link/back-link.tsx'
import * as styles from '#app/ui/member-card/beside-card.css.ts'
import { OwnCard, type OwnCardView } from '#app/ui/member-card/own-card.tsx'
import { Benefits } from '#app/ui/membership-card/benefits.tsx'
import type { MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { MembershipList } from '#app/ui/membership-card/membership-list.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type CurrentMembership = { card: OwnCardView; benefits: string[] }

type RenewPageProps = {
  /** null where nobody's membership is known */
  page: {
    name: string
    /** since long: one joins again */
    isOver: boolean
    cards: MembershipCardModel[]
    /** as it is now; null where nothing is known of it */
    current: CurrentMembership | null
    opensOn: string | null
    /** when, and what is charged then, in words; null where it does not renew by itself */
    renewsItself: { on: string; charge: string | null } | null
    backHref: string
    upgradeHref: string | null
    contact: VenueContact
  } | null
}

/** What a membership can be renewed to. */
export const RenewPage = ({ page }: RenewPageProps) => {
  const text = useText()
  const hasNothingYet = page !== null && page.cards.length === 0
  return (
    <Page>
      {page ? <BackLink href={page.backHref}>{text('membership-back-mine')}</BackLink> : null}
      <PageHeader
        heading={text(hasNothingYet ? 'membership-renewal-heading' : renewHeading(page))}
        intro={page?.name}
      />
      {page ? <Options {...page} /> : <p>{text('membership-none-found-one')}</p>}
    </Page>
  )
}

const renewHeading = (page: RenewPageProps['page']) =>
  page?.isOver ? 'membership-rejoin' : 'membership-renew-heading'

const Options = (page: NonNullable<RenewPageProps['page']>) => {
  const { cards, current, renewsItself } = page
  return (
    <div className={styles.besideCard}>
      {current ? (
        <div className={styles.cardInHand}>
          <OwnCard {...current.card} />
        </div>
      ) : null}
      {cards.length > 0 ? (
        <div className={styles.beside}>
          {renewsItself ? <RenewsItself {...renewsItself} /> : null}
          <MembershipList cards={cards} />
        </div>
      ) : (
        <div className={styles.besideWords}>
          <NotYet {...page} />
          {current && current.benefits.length > 0 ? <Given {...current} /> : null}
        </div>
      )}
    </div>
  )
}

type Renewal = NonNullable<NonNullable<RenewPageProps['page']>['renewsItself']>

/** Whoever is charged soon need not renew, and does not pay twice who does. */
const RenewsItself = ({ on, charge }: Renewal) => {
  const text = useText()
  return <Notice heading={text('membership-renew-itself', { date: on })}>{charge}</Notice>
}

type NotYetProps = Pick<
  NonNullable<RenewPageProps['page']>,
  'opensOn' | 'renewsItself' | 'upgradeHref' | 'contact'
>

const NotYet = ({ opensOn, renewsItself, upgradeHref, contact }: NotYetProps) => {
  const text = useText()
  const byHand = opensOn
    ? text('membership-renew-opens', { date: opensOn })
    : text('membership-renew-unavailable')
  return (
    <Notice
      heading={renewsItself ? text('membership-renew-itself', { date: renewsItself.on }) : byHand}
      actions={
        upgradeHref ? (
          <ButtonLink href={upgradeHref} size="small" tone="secondary">
            {text('membership-view-upgrades')}
          </ButtonLink>
        ) : null
      }
    >
      {opensOn ? null : (
        <>
          <p>{text('membership-renew-check-later')}</p>
          <AskVenue contact={contact} />
        </>
      )}
    </Notice>
  )
}

/** What it gives until then. */
const Given = ({ card: { level, ended }, benefits }: CurrentMembership) => {
  const text = useText()
  return (
    <Section heading={text(ended ? 'membership-profile-benefits-again' : 'membership-benefits')} step="title">
      <Benefits name={level} benefits={{ shown: benefits, rest: [] }} isGiven={!ended} />
    </Section>
  )
}
