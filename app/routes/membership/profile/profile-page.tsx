import { ButtonLink } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { OwnCards } from '#app/ui/member-card/own-cards.tsx'
import { Benefits } from '#app/ui/membership-card/benefits.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading, Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { AutoRenewPanel, type AutoRenewView } from './auto-renew-panel.tsx'
import { type AuxiliaryMembership, AuxiliaryPanel } from './auxiliary-panel.tsx'
import type { MembershipView } from './membership-view.ts'
import { MembershipWays } from './membership-ways.tsx'
import * as styles from './profile.css.ts'

export type ProfilePageProps = {
  membership: MembershipView | null
  /** null where the venue's memberships do not renew by themselves, or nothing is known of it now */
  autoRenew: AutoRenewView | null
  auxiliary: AuxiliaryMembership[]
  others: { name: string; href: string }[]
  joinHref: string | null
  changeHref: string
}

/** My membership: the card, who has one, what it gives, what comes next. */
export const ProfilePage = (props: ProfilePageProps) => {
  const { membership, autoRenew, auxiliary, others, joinHref, changeHref } = props
  const text = useText()
  // What says 'Renew Now' takes the place of the button that would say the same beside it, as what is not renewed without another card does.
  const renewing =
    autoRenew?.renewHref || autoRenew?.newCard?.isNeeded ? (
      <AutoRenewPanel {...autoRenew} isMain={membership?.doorHref === null} />
    ) : null
  // What renews by itself is not renewed by a press: the way to do it early stands in the panel.
  const isRenewedElsewhere = renewing !== null || autoRenew?.renewsItself
  const cards = membership ? <OwnCards card={membership} cards={membership.cards} /> : null
  const hasDeck = (membership?.cards.length ?? 0) > 1
  return (
    <Page>
      <PageHeader heading={text('membership-profile-heading')} />
      {membership ? (
        <div className={styles.columns}>
          {hasDeck ? <div className={styles.deck}>{cards}</div> : null}
          <div className={styles.panel}>
            {hasDeck ? null : cards}
            <Standing {...membership} />
            <MembershipWays {...membership} renewHref={isRenewedElsewhere ? null : membership.renewHref} />
            {renewing ? <div className={styles.renewing}>{renewing}</div> : null}
            <Link href={changeHref} className={styles.change}>
              {text('membership-profile-logout')}
            </Link>
          </div>
          <div className={styles.rest}>
            {membership.primary.length + membership.secondary.length > 0 ? <People {...membership} /> : null}
            {autoRenew && !renewing ? <AutoRenewPanel {...autoRenew} /> : null}
            {membership.upcoming ? <Upcoming {...membership.upcoming} /> : null}
            {auxiliary.length > 0 ? <AuxiliaryPanel memberships={auxiliary} /> : null}
            {membership.benefits.length > 0 ? <Given {...membership} /> : null}
            {others.length > 0 ? <Others others={others} /> : null}
          </div>
        </div>
      ) : (
        <div className={styles.missing}>
          <p>{text('membership-none-found-one')}</p>
          {joinHref ? <ButtonLink href={joinHref}>{text('membership-view-all')}</ButtonLink> : null}
          <Link href={changeHref} className={styles.change}>
            {text('membership-profile-logout')}
          </Link>
        </div>
      )}
    </Page>
  )
}

/** How it stands, in one sentence. */
const Standing = ({ standing }: MembershipView) => {
  const text = useText()
  const isFine = standing.text === 'membership-active'
  return (
    <NoticeLine tone={isFine ? 'positive' : 'warning'}>
      {'until' in standing ? text(standing.text, standing) : text(standing.text)}
    </NoticeLine>
  )
}

const People = ({ primary, secondary }: MembershipView) => {
  const text = useText()
  return (
    <Section heading={text('membership-profile-people')} step="title">
      <div className={styles.people}>
        <Names heading={text('membership-profile-primary')} names={primary} />
        <Names heading={text('membership-profile-secondary')} names={secondary} />
      </div>
    </Section>
  )
}

const Names = ({ heading, names }: { heading: string; names: readonly string[] }) =>
  names.length > 0 ? (
    <div>
      <Heading level={3} step="label">
        {heading}
      </Heading>
      <ul>
        {names.map((name, place) => (
          <li key={place}>{name}</li>
        ))}
      </ul>
    </div>
  ) : null

/** What it gives, or would give again. */
const Given = ({ level, benefits, ended }: MembershipView) => {
  const text = useText()
  return (
    <Section heading={text(ended ? 'membership-profile-benefits-again' : 'membership-benefits')} step="title">
      <Benefits name={level} benefits={{ shown: benefits, rest: [] }} isGiven={!ended} />
    </Section>
  )
}

/** The next term, folded until somebody wants to know (MEM-065). */
const Upcoming = ({ name, from, until, people }: NonNullable<MembershipView['upcoming']>) => {
  const text = useText()
  return (
    <Disclosure summary={text('membership-profile-upcoming')}>
      <p className={styles.level}>{name}</p>
      <p>{text('membership-valid', { from, until })}</p>
      <ul>
        {people.map((person, place) => (
          <li key={place}>{person}</li>
        ))}
      </ul>
    </Disclosure>
  )
}

const Others = ({ others }: Pick<ProfilePageProps, 'others'>) => {
  const text = useText()
  return (
    <Section heading={text('membership-profile-others')} step="title">
      <ul>
        {others.map(({ name, href }) => (
          <li key={href}>
            <Link href={href} className={styles.change}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
