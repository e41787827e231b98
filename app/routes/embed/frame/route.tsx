import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { hidden } from '#app/ui/visually-hidden/visually-hidden.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './frame.css.ts'
import { type FramedEvent, frameModel } from './frame-model.server.ts'

/** Framed by the venue's own website: nothing runs in it and nothing is stored, so a browser that keeps cookies from frames shows it too. */
export const handle = { isStatic: true }

/** The next times of one event, or of what is on, each leading to the shop in the whole window. Only the hosts of the venue's file may hold it. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  args.context.allowFraming(venue.company.embedHosts)
  const model = await frameModel(visit)
  return {
    ...model,
    venue: venue.name,
    title: venue.title(venue.text('embed-frame-title', { venue: venue.name })),
    messages: venue.messages(['embed', 'events']),
  }
}

export default function Frame() {
  const { venue, events, listHref } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <main id="content" className={styles.frame}>
      <h1 className={hidden}>{text('embed-frame-title', { venue })}</h1>
      {events.length === 0 ? <p>{text('embed-empty')}</p> : null}
      {events.map(event => (
        <EventTimes key={event.id} event={event} />
      ))}
      <div className={styles.all}>
        <ButtonLink tone="quiet" size="small" href={listHref} target="_top" iconEnd="arrow-end">
          {text('embed-all')}
        </ButtonLink>
      </div>
    </main>
  )
}

const EventTimes = ({ event }: { event: FramedEvent }) => {
  const text = useText()
  const { price } = useMoney()
  const { name, picture, date, from, times, isSoldOut, more, detailHref } = event
  return (
    <section className={styles.event} aria-label={name}>
      <div className={styles.picture}>
        <Picture picture={picture} decorative sizes="120px" />
      </div>
      <div className={styles.words}>
        <Heading level={2} step="title">
          <a href={detailHref} target="_top" className={styles.name}>
            {name}
          </a>
        </Heading>
        <p className={styles.date}>
          {from === null
            ? date
            : `${date} · ${from > 0 ? text('embed-from-price', { price: price(from) }) : price(from)}`}
        </p>
        {times.length > 0 ? (
          <ul className={styles.times}>
            {times.map(({ label, href }) => (
              <li key={href}>
                <ButtonLink
                  tone="secondary"
                  size="small"
                  href={href}
                  target="_top"
                  className={styles.time}
                  aria-label={text('embed-time', { event: name, time: label })}
                >
                  {label}
                </ButtonLink>
              </li>
            ))}
            {more > 0 ? (
              <li>
                <a
                  href={detailHref}
                  target="_top"
                  className={styles.more}
                  aria-label={text('embed-more-times-of', { count: more, event: name })}
                >
                  {text('embed-more-times', { count: more })}
                </a>
              </li>
            ) : null}
          </ul>
        ) : (
          <p className={styles.date}>{text(isSoldOut ? 'event-card-sold-out' : 'embed-no-times')}</p>
        )}
      </div>
    </section>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
