import type { StandingText } from '#app/rules/memberships/own-memberships.ts'
import { Link } from '#app/ui/link/link.tsx'
import { Benefits } from '#app/ui/membership-card/benefits.tsx'
import { NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading, Section } from '#app/ui/page/page.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden/visually-hidden.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './auxiliary-panel.css.ts'

export type AuxiliaryMembership = {
  id: string
  name: string
  /** what it is, in a sentence; '' where the venue says nothing */
  about: string
  standing: StandingText
  expires: string
  members: string[]
  benefits: string[]
  number: string
  href: string
}

/** The groups that somebody belongs to beside their membership (MEM-064). */
export const AuxiliaryPanel = ({ memberships }: { memberships: readonly AuxiliaryMembership[] }) => {
  const text = useText()
  return (
    <Section heading={text('membership-profile-auxiliary')} step="title">
      <ul className={styles.list}>
        {memberships.map(membership => (
          <Auxiliary key={membership.id} {...membership} />
        ))}
      </ul>
    </Section>
  )
}

const Auxiliary = (membership: AuxiliaryMembership) => {
  const { name, about, standing, expires, members, benefits, number, href } = membership
  const text = useText()
  return (
    <li className={styles.membership}>
      <Heading level={3} step="lead">
        <Link href={href}>{name}</Link>
      </Heading>
      <NoticeLine tone={standing.text === 'membership-active' ? 'positive' : 'warning'}>
        {'until' in standing ? text(standing.text, standing) : text(standing.text)}
      </NoticeLine>
      {about ? <p>{about}</p> : null}
      <Heading level={4} step="label">
        {text('membership-profile-members')}
      </Heading>
      <ul>
        {members.map((member, place) => (
          <li key={place}>{member}</li>
        ))}
      </ul>
      <details className={styles.details}>
        <summary className={styles.summary}>
          <span className={styles.whenClosed}>{text('membership-profile-show-details')}</span>
          <span className={styles.whenOpen}>{text('membership-profile-hide-details')}</span>
          <VisuallyHidden>: {name}</VisuallyHidden>
        </summary>
        <p>{text('membership-profile-number', { number })}</p>
        <p>{text('membership-expires', { date: expires })}</p>
        <Benefits name={name} benefits={{ shown: benefits, rest: [] }} />
      </details>
    </li>
  )
}
