import type { LoaderFunctionArgs } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireOnboarding } from '#app/pages/require-onboarding.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Progress } from '#app/ui/progress/progress.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './start.css.ts'

/** A new venue from its web page, and those that this person may set up already, with how far each is. */
export async function loader(args: LoaderFunctionArgs) {
  const { desk, person, text, url } = await requireOnboarding(args)
  const venues = await desk.listVenues(person)
  return {
    title: text('onboarding-page-title'),
    removed: url.searchParams.get('removed')?.slice(0, 200) ?? null,
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
  const { venues, removed } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page width="reading">
      <PageHeader
        heading={text('onboarding-heading')}
        step="heading"
        intro={venues.length === 0 ? text('onboarding-empty') : null}
      />
      <Stack gap="x12">
        {removed ? (
          <Notice tone="positive" live>
            {text('onboarding-removed', { name: removed })}
          </Notice>
        ) : null}
        <NewVenue />
        {venues.length > 0 ? (
          <Section heading={text('onboarding-yours')} step="title">
            <ul className={styles.list}>
              {venues.map(venue => (
                <li key={venue.href}>
                  <VenueRow {...venue} />
                </li>
              ))}
            </ul>
          </Section>
        ) : null}
      </Stack>
    </Page>
  )
}

/** The address of its web page is all that most venues need: sent to the screen that has the other ways to begin, and the faults. */
const NewVenue = () => {
  const text = useText()
  const busy = useNavigation().state !== 'idle'
  return (
    <Section heading={text('onboarding-start-heading')} step="title">
      <Form method="post" action="/onboarding/new" encType="multipart/form-data">
        <input type="hidden" name="start" value="page" />
        <Stack gap="x4">
          <Field
            id="address"
            label={text('onboarding-new-page-address')}
            hint={text('onboarding-new-page-hint')}
            required
          >
            <Input name="address" inputMode="url" autoComplete="url" />
          </Field>
          <div className={styles.begin}>
            <Button busy={busy}>{text('onboarding-new-press')}</Button>
            <Link href="/onboarding/new">{text('onboarding-start-others')}</Link>
          </div>
        </Stack>
      </Form>
    </Section>
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
