import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { resellerHref } from '#app/rules/links/reseller-href.ts'
import { Contact } from '#app/shell/contact/contact.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './resellers.css.ts'

/** The way into the provider's accounts site (CHK-083); not found at a venue that has named none. */
export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId } = await openPage(args)
  const company = venue.company
  if (!company.resellerRegistration) throw new Response('no-resellers', { status: 404 })
  return {
    title: venue.title(venue.text('resellers-page-title')),
    messages: venue.messages(['resellers']),
    venue: venue.name,
    registerHref: resellerHref(company.resellerRegistration, tenantId),
    contact: contactOf(company),
  }
}

export default function Resellers() {
  const { venue, registerHref, contact } = useLoaderData<typeof loader>()
  const text = useText()
  return (
    <Page width="reading">
      <PageHeader
        heading={text('resellers-heading')}
        intro={<RichWords reference="resellers-description" />}
        actions={
          <ButtonLink href={registerHref} rel="noopener" iconEnd="external">
            {text('resellers-register')}
          </ButtonLink>
        }
      />
      <Section heading={text('resellers-steps-heading')} step="title" className={styles.part}>
        <ol className={styles.steps}>
          <li className={styles.step}>{text('resellers-step-register', { venue })}</li>
          <li className={styles.step}>{text('resellers-step-confirm')}</li>
          <li className={styles.step}>{text('resellers-step-sell')}</li>
        </ol>
        <div>
          <p>{text('resellers-contact')}</p>
          <Contact {...contact} />
        </div>
      </Section>
    </Page>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
