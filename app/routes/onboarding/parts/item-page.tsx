import { Form, useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { ChecklistItem } from '#app/rules/onboarding/venue-checklist.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type ItemPageProps = {
  heading: string
  intro: string
  venueHref: string
  venue: string
  /** what saving leads on to; null: back to the list */
  next: ChecklistItem | null
  errors: readonly string[] | undefined
  /** beside the form, or below it where there is no room */
  beside?: ReactNode
  children: ReactNode
}

/** One item of a venue's list: a form, its faults above it, and the way back. */
export const ItemPage = (props: ItemPageProps) => {
  const { heading, intro, venueHref, venue, next, errors, beside, children } = props
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Page width={beside ? 'page' : 'reading'}>
      <PageHeader
        heading={heading}
        step="heading"
        intro={intro}
        actions={<Link href={venueHref}>{venue}</Link>}
      />
      <Stack gap="x8">
        <Form method="post" encType="multipart/form-data">
          <Stack gap="x6">
            {errors?.length ? (
              <Notice tone="critical" live>
                {errors.map(error => (
                  <p key={error}>{error}</p>
                ))}
              </Notice>
            ) : null}
            {children}
            <UnansweredNotice />
            <div>
              <Button busy={busy}>
                {next
                  ? text('onboarding-save-next', { step: text(`onboarding-item-${next}`) })
                  : text('onboarding-save')}
              </Button>
            </div>
          </Stack>
        </Form>
        {beside}
      </Stack>
    </Page>
  )
}
