import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { sharePictureHref } from '#app/rules/sharing/share-links.ts'
import { hostTenants } from '#app/rules/shell/host-tenants.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { homeTexts } from '#theme/texts/lists/home.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import * as styles from './home.css.ts'

/** `/` lists the tenants of this kind of host; in production none (CHK-087, CHK-088, O13). It belongs to no venue: platform words. On the host of a venue it is the venue's list. */
export async function loader({ context }: LoaderFunctionArgs) {
  if (context.hostTenant) throw redirect(eventsListHref({ tenantId: context.hostTenant }))
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
      <header className={styles.band}>
        <div className={styles.inner}>
          <p className={styles.brand}>
            <img src="/favicon.svg" alt="" width={40} height={40} />
            {words['home-brand']}
          </p>
          <h1 className={styles.heading}>{words['home-heading']}</h1>
          <p className={styles.intro}>{words[venues.length > 0 ? 'home-description' : 'home-empty']}</p>
        </div>
      </header>
      <ul className={styles.list}>
        {venues.map((venue, place) => (
          <Venue key={venue.tenantId} {...venue} isFirst={place === 0} />
        ))}
      </ul>
    </main>
  )
}

type VenueProps = { tenantId: string; name: string; isFirst: boolean }

/** A venue as chats show it beside a link: its picture, colours and mark. */
const Venue = ({ tenantId, name, isFirst }: VenueProps) => (
  <li className={styles.venue}>
    <img
      className={styles.picture}
      src={sharePictureHref(tenantId, { kind: 'venue', id: tenantId, version: '' })}
      alt=""
      width={1200}
      height={630}
      loading={isFirst ? undefined : 'lazy'}
    />
    <a className={styles.name} href={`/events/${tenantId}/list`}>
      {name}
      <Icon name="arrow-end" />
    </a>
  </li>
)

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
