import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { hostTenants } from '#app/rules/shell/host-tenants.ts'
import { homeTexts } from '#theme/texts/lists/home.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import * as styles from './home.css.ts'

/** `/` lists the tenants of this kind of host; in production none (CHK-087, CHK-088, O13). It belongs to no venue: platform words. */
export async function loader({ context }: LoaderFunctionArgs) {
  const venues = hostTenants(context.hostType, await context.listVenues())
  const text = createText({ texts: {}, locale: 'en-US', onProblem: () => undefined })
  return {
    venues,
    title: text('home-page-title'),
    words: Object.fromEntries(Object.keys(homeTexts).map(key => [key, text(key as keyof typeof homeTexts)])),
  }
}

export default function Home() {
  const { venues, words } = useLoaderData<typeof loader>()
  return (
    <main className={styles.root}>
      <h1 className={styles.heading}>{words['home-heading']}</h1>
      <p>{words[venues.length > 0 ? 'home-description' : 'home-empty']}</p>
      <ul className={styles.list}>
        {venues.map(({ tenantId, name }) => (
          <li key={tenantId} className={styles.venue}>
            <img
              className={styles.sign}
              src={`/sharing/${tenantId}/icons/180`}
              alt=""
              width={56}
              height={56}
            />
            <a className={styles.name} href={`/events/${tenantId}/list`}>
              {name}
            </a>
            <a className={styles.editor} href={`/editor/${tenantId}/composer`}>
              {words['home-editor']}
            </a>
          </li>
        ))}
      </ul>
    </main>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
