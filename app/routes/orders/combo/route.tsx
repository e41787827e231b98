import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useRef } from 'react'
import { openPage } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { asksForCart } from '#app/rules/carts/cart-panel.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { UnansweredVisit, useKeepScreen } from '#app/shell/unanswered/kept-screen.tsx'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty-state/empty-state.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Heading, Page } from '#app/ui/page/page.tsx'
import { Picture } from '#app/ui/picture/picture.tsx'
import { useMoney } from '#app/ui/price/money-format.tsx'
import { PartyPrice } from '#app/ui/price/party-price.tsx'
import { Saving } from '#app/ui/price/saving.tsx'
import { useRoomForBar } from '#app/ui/styles/use-room-for-bar.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './combo.css.ts'
import type { ComboPage } from './combo-model.ts'
import { loadComboPage } from './combo-page.server.ts'
import { HopForm } from './hop-form.tsx'
import { Queue } from './queue/queue.tsx'
import { Tray } from './tray/tray.tsx'
import { useChoiceFocus } from './use-choice-focus.ts'

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue } = visit
  const page = await loadComboPage(visit)
  const title = venue.title(venue.text('combo-page-title'))
  const messages = venue.messages([
    'combo',
    'events',
    'event-detail',
    'party',
    ...(asksForCart(visit.url) ? (['cart'] as const) : []),
  ])
  return data(
    { title, messages, page, listHref: eventsListHref(linkBase(visit)) },
    { status: page ? 200 : 404 },
  )
}

export default function Combo() {
  const { page, listHref, messages } = useLoaderData<typeof loader>()
  const screen = page && <Filling page={page} />
  useKeepScreen(screen, messages)
  return screen ?? <NotFound listHref={listHref} />
}

const Filling = ({ page }: { page: ComboPage }) => {
  const text = useText()
  useChoiceFocus({ chosen: page.chosen, announcementOf: useChange(page) })
  return (
    <Page width={page.places > 0 ? 'page' : 'reading'}>
      <div className={styles.columns[layoutOf(page)]}>
        <Head page={page} />
        <div className={styles.tray}>
          <Tray {...page} />
        </div>
        <div className={styles.queues}>
          <SoldOut page={page} />
          {page.complete && page.places > 0 && page.soldOut.length === 0 ? (
            <NoticeLine tone="positive">{text('combo-complete')}</NoticeLine>
          ) : null}
          {page.queues.map((queue, index) => (
            <Queue key={index} queue={queue} />
          ))}
        </div>
      </div>
      <UnansweredVisit />
      <Foot page={page} />
    </Page>
  )
}

/** A combo with nothing to choose has nothing to stand beside. */
const layoutOf = ({ places }: Pick<ComboPage, 'places'>) => (places > 0 ? 'choices' : 'narrow')

/** What cannot be had on the day, and the ways to another one. */
const SoldOut = ({ page: { soldOut, nextDay, calendarHref } }: { page: ComboPage }) => {
  const text = useText()
  if (soldOut.length === 0) return null
  const actions = (
    <>
      {nextDay ? (
        <ButtonLink size="small" icon="calendar" href={nextDay.href}>
          {text('combo-next-day', { date: nextDay.dateText })}
        </ButtonLink>
      ) : null}
      <Link href={calendarHref}>{text('events-select-date')}</Link>
    </>
  )
  return (
    <Notice tone="warning" actions={actions}>
      {soldOut.map(name => (
        <p key={name}>{text('combo-event-unavailable', { name })}</p>
      ))}
    </Notice>
  )
}

const Head = ({ page }: { page: ComboPage }) => {
  const { name, text: words, pictures, isInOrder, detailHref, day, calendarHref, price, party, saving } = page
  const text = useText()
  const money = useMoney()
  return (
    <header className={styles.head}>
      {pictures.length > 0 ? (
        <div className={styles.picture}>
          {pictures.map(picture => (
            <Picture
              key={picture.screen}
              picture={picture}
              shape="fill"
              sizes="(min-width: 62.5em) 30rem, 100vw"
              decorative
              priority
            />
          ))}
        </div>
      ) : null}
      {isInOrder ? <p className={styles.overline}>{text('combo-page-heading')}</p> : null}
      <Heading level={1}>
        <Link href={detailHref} className={styles.combo}>
          {name}
        </Link>
      </Heading>
      {words ? <p className={styles.text}>{words}</p> : null}
      {price === null ? null : (
        <p className={styles.price}>
          <span>
            {party && price > 0 ? (
              <PartyPrice {...party} />
            ) : price > 0 ? (
              text('event-card-from-price', { price: money.price(price) })
            ) : (
              money.price(price)
            )}
          </span>
          {saving ? (
            <Tag tone="badge">
              <Saving {...saving} />
            </Tag>
          ) : null}
        </p>
      )}
      <p className={styles.day}>
        {day ? <span>{text('events-selected-date', { date: day })}</span> : null}
        <Link href={calendarHref} className={styles.dayLink}>
          {text('events-select-date')}
        </Link>
      </p>
    </header>
  )
}

/** How far the combo is, and on to the order: only when it is complete (ORD-054). */
const Foot = ({ page: { picked, places, complete, soldOut, next } }: { page: ComboPage }) => {
  const text = useText()
  const bar = useRef<HTMLDivElement>(null)
  useRoomForBar(bar)
  const may = complete && soldOut.length === 0
  const isFilled = places === 0 ? complete : picked === places
  const stateWords =
    isFilled && !may
      ? text('combo-sold-out')
      : places > 0
        ? text('combo-progress', { count: picked, total: places })
        : text('combo-complete')
  const button = (
    <Button
      id="combo-continue"
      type={may ? 'submit' : 'button'}
      blocked={!may}
      aria-describedby="combo-state"
    >
      {text('combo-continue')}
    </Button>
  )
  return (
    <div ref={bar} className={styles.foot[layoutOf({ places })]}>
      <span id="combo-state" className={styles.state}>
        {stateWords}
      </span>
      {may ? <HopForm hop={next}>{button}</HopForm> : button}
    </div>
  )
}

/** 'Jelly Lab was added. 1 of 2 selected' */
function useChange({ queues, picked, places, complete }: ComboPage) {
  const text = useText()
  const names = new Map(
    queues.flatMap(({ chosen, candidates }) => [...chosen, ...candidates]).map(({ id, name }) => [id, name]),
  )
  return ({ eventId, added }: { eventId: string; added: boolean }) => {
    const name = names.get(eventId) ?? ''
    const state = complete ? text('combo-complete') : text('combo-progress', { count: picked, total: places })
    return text(added ? 'combo-added' : 'combo-removed', { name, state })
  }
}

const NotFound = ({ listHref }: { listHref: string }) => {
  const text = useText()
  return (
    <Page width="reading">
      <EmptyState icon="search" as="h1" words={text('event-detail-not-found')} reason={null}>
        <ButtonLink href={listHref}>{text('event-detail-not-found-link')}</ButtonLink>
      </EmptyState>
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
