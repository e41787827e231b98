import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Link } from '#app/ui/link/link.tsx'
import { visit } from '#app/session/visit.ts'
import { useText } from '#theme/texts/text-provider.tsx'
import * as styles from './soon.css.ts'

/** The place in the site map of a screen that a later issue builds. */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId } = await visit(args)
  return { tenantId, title: venue.title(venue.text('soon-title')) }
}

export default function Soon() {
  const { tenantId } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <div className={styles.root}>
      <h1>{text('soon-title')}</h1>
      <p>{text('soon-text')}</p>
      <Link href={`/events/${tenantId}/list`}>{text('problem-events-link')}</Link>
    </div>
  )
}
