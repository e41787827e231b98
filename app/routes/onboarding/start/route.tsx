import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireOnboarding } from '#app/pages/require-onboarding.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Progress } from '#app/ui/progress/progress.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './start.css.ts'

/** The venues that this person may set up, and how far each is. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, person, text } = await requireOnboarding(args)
  const venues = await desk.listVenues(person)
  return {
    title: text('onboarding-page-title'),
    venues: venues.map(({ tenantId, name, isDraft, checklist }) => ({
      href: `/onboarding/venues/${encodeURIComponent(tenantId)}`,
      name,
      isDraft,
      done: checklist.done,
      count: checklist.items.length,
    })),
  }
}

export default function Onboarding() {
  const { venues } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page width="reading">
      <PageHeader
        heading={text('onboarding-heading')}
        step="heading"
        intro={venues.length === 0 ? text('onboarding-empty') : null}
        actions={<ButtonLink href="/onboarding/new">{text('onboarding-new')}</ButtonLink>}
      />
      <ul className={styles.list}>
        {venues.map(venue => (
          <li key={venue.href}>
            <VenueRow {...venue} />
          </li>
        ))}
      </ul>
    </Page>
  )
}

type VenueRowProps = { href: string; name: string; isDraft: boolean; done: number; count: number }

const VenueRow = ({ href, name, isDraft, done, count }: VenueRowProps) => {
  const text = useText()
  return (
    <article className={styles.venue}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link href={href}>{name}</Link>
        </h2>
        <Tag>{text(isDraft ? 'onboarding-draft' : 'onboarding-open')}</Tag>
      </div>
      <Progress
        value={done}
        max={count}
        words={text('onboarding-progress', { done, count })}
        label={text('onboarding-progress-of', { name })}
      />
    </article>
  )
}
