import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { requireVenueSetup } from '#app/pages/require-onboarding.ts'
import { nextStep } from '#app/rules/onboarding/next-step.ts'
import type { ChecklistState } from '#app/rules/onboarding/venue-checklist.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import { Link } from '#app/ui/link/link.tsx'
import { Notice, NoticeLine } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Progress } from '#app/ui/progress/progress.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { itemHref } from '../parts/item-href.ts'
import { NextLink } from '../parts/next-link.tsx'
import { openingFacts } from '../parts/opening-facts.server.ts'
import { OpeningForm } from './opening-form.tsx'
import * as styles from './venue.css.ts'

/** What a venue has and what it still needs. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVenueSetup(args)
  const { setup, url } = visit
  const { tenantId, name, isDraft, checklist } = setup
  const staff = await args.context.staff.find(tenantId, args.request.headers.get('Cookie'))
  const mayWord = mayDo(staff?.roles ?? [], 'words')
  const facts = await openingFacts(visit)
  return {
    title: name,
    tenantId,
    name,
    isDraft,
    checklist,
    wasOpened: url.searchParams.has('opened'),
    ...facts,
    next: isDraft ? nextStep(checklist, facts.gate) : null,
    launchHref: `/onboarding/venues/${encodeURIComponent(tenantId)}/launch`,
    storefrontHref: `/events/${encodeURIComponent(tenantId)}/list`,
    // Words are the editor's, which not everybody who sets a venue up may open.
    hrefs: Object.fromEntries(
      checklist.items.map(({ item }) => [
        item,
        item === 'words' && !mayWord ? null : itemHref(tenantId, item),
      ]),
    ),
  }
}

const MAX_REASON = 500

/** Opens the venue to visitors; refused while something that it needs is missing, or a reason where the check found errors. */
export async function action(args: ActionFunctionArgs) {
  const { desk, person, setup, url } = await requireVenueSetup(args)
  const form = await args.request.formData()
  const reason = String(form.get('reason') ?? '')
    .trim()
    .slice(0, MAX_REASON)
  const answer = await desk.openVenue(person, { tenantId: setup.tenantId, reason })
  if (answer === 'open') throw redirect(`${url.pathname}?opened`)
  return data({ refusal: answer }, { status: answer === 'list' ? 409 : 422 })
}

export default function VenueSetupScreen() {
  const { name, isDraft, checklist, storefrontHref, launchHref, hrefs, gate, exception, ...venue } =
    useLoaderData<typeof loader>()
  const { tenantId, wasOpened, next } = venue
  const answer = useActionData<typeof action>()
  const text = useText()
  const { items, done, mayOpen } = checklist
  const count = items.length
  return (
    <Page width="reading">
      <PageHeader
        heading={name}
        step="heading"
        eyebrow={<Tag>{text(isDraft ? 'onboarding-draft' : 'onboarding-open')}</Tag>}
        actions={
          <div className={styles.links}>
            <Link href={storefrontHref}>{text('onboarding-storefront')}</Link>
            <Link href={launchHref}>{text('onboarding-launch')}</Link>
            <Link href="/onboarding">{text('onboarding-back')}</Link>
          </div>
        }
      />
      <Stack gap="x8">
        {wasOpened && !isDraft ? (
          <Notice tone="positive" live>
            {text('onboarding-opened')}
          </Notice>
        ) : null}
        {exception ? <NoticeLine tone="info">{text('onboarding-open-given', exception)}</NoticeLine> : null}
        <Progress value={done} max={count} words={text('onboarding-progress', { done, count })} />
        {next ? (
          <div>
            <NextLink tenantId={tenantId} step={next} />
          </div>
        ) : null}
        <Items heading={text('onboarding-required')} items={items.filter(isRequired)} hrefs={hrefs} />
        <Items
          heading={text('onboarding-further')}
          items={items.filter(state => !isRequired(state))}
          hrefs={hrefs}
        />
        {isDraft ? (
          <OpeningForm
            mayOpen={mayOpen}
            gate={gate}
            launchHref={launchHref}
            refusal={answer?.refusal ?? null}
          />
        ) : null}
        {isDraft ? (
          <p>
            <Link href={`/onboarding/venues/${encodeURIComponent(tenantId)}/remove`}>
              {text('onboarding-remove')}
            </Link>
          </p>
        ) : null}
      </Stack>
    </Page>
  )
}

const isRequired = ({ isRequired }: ChecklistState) => isRequired

type ItemsProps = { heading: string; items: readonly ChecklistState[]; hrefs: Record<string, string | null> }

const ItemName = ({ item, href }: { item: ChecklistState['item']; href: string | null }) => {
  const text = useText()
  const name = text(`onboarding-item-${item}`)
  return href ? (
    <Link href={href}>{name}</Link>
  ) : (
    <span>{text('onboarding-item-of-editor', { item: name })}</span>
  )
}

const Items = ({ heading, items, hrefs }: ItemsProps) => {
  const text = useText()
  return (
    <Section heading={heading} step="title">
      <ul className={styles.list}>
        {items.map(({ item, isDone }) => (
          <li key={item} className={styles.item}>
            <ItemName item={item} href={hrefs[item] ?? null} />
            <NoticeLine tone={isDone ? 'positive' : 'info'}>
              {text(isDone ? 'onboarding-done' : 'onboarding-missing')}
            </NoticeLine>
          </li>
        ))}
      </ul>
    </Section>
  )
}
