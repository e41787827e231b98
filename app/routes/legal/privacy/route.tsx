import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { isNoticeHidden, keepNotice } from '#app/session/notice-cookie.ts'
import { Contact } from '#app/shell/contact/contact.tsx'
import { below } from '#app/shell/legal-page/legal-page.css.ts'
import { LegalPage } from '#app/shell/legal-page/legal-page.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The privacy policy (CHK-070). */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId } = await openPage(args)
  const company = venue.company
  const cookieHeader = args.request.headers.get('Cookie')
  return {
    title: venue.title(venue.text('legal-privacy-page-title')),
    messages: venue.messages(['legal']),
    venue: venue.name,
    contact: contactOf(company),
    noticeHidden: company.showPrivacyNotice && (await isNoticeHidden({ tenantId, cookieHeader })),
  }
}

/** Hides the privacy notice on every page of the venue, or brings it back, and returns to the page it was asked on (CHK-071). */
export async function action(args: ActionFunctionArgs) {
  const { tenantId } = await openPage(args)
  const form = await args.request.formData()
  const back = safePath(String(form.get('back') ?? ''), `/legal/${tenantId}/privacy`)
  const hidden = form.get('intent') === 'hide-notice'
  throw redirect(back, { headers: await keepNotice({ tenantId, hidden, secure: args.context.secure }) })
}

/** The sections in their order; the texts are `legal-privacy-{part}` and `legal-privacy-{part}-heading`. */
const SECTIONS = [
  'collected',
  'use',
  'sharing',
  'cookies',
  'captcha',
  'retention',
  'security',
  'rights',
  'children',
  'changes',
  'questions',
] as const

export default function Privacy() {
  const { venue, contact, noticeHidden } = useLoaderData<typeof loader>()
  const text = useText()
  const date = text('legal-privacy-effective-date') || null
  const written = SECTIONS.filter(part => text(`legal-privacy-${part}`) !== '')
  return (
    <LegalPage
      heading={text('legal-privacy-heading')}
      effective={date && text('legal-privacy-effective', { date })}
      introduction={<RichWords reference="legal-privacy-introduction" args={{ venue }} />}
      sections={written.map(part => ({
        id: part,
        heading: text(`legal-privacy-${part}-heading`),
        children: (
          <>
            <RichWords reference={`legal-privacy-${part}`} />
            {part === 'questions' ? <Contact {...contact} /> : null}
          </>
        ),
      }))}
    >
      {noticeHidden ? <HiddenNotice /> : null}
    </LegalPage>
  )
}

const HiddenNotice = () => {
  const text = useText()
  return (
    <Form method="post" preventScrollReset className={below}>
      <p>{text('legal-privacy-notice-hidden')}</p>
      <div>
        <Button tone="secondary" size="small" name="intent" value="show-notice">
          {text('legal-privacy-notice-show')}
        </Button>
      </div>
    </Form>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
