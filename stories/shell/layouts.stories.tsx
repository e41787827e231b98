import type { Meta, StoryObj } from '@storybook/react-vite'
import { Contact } from '#app/shell/contact/contact.tsx'
import { MinimalLayout } from '#app/shell/layouts/minimal-layout.tsx'
import { StandardLayout } from '#app/shell/layouts/standard-layout.tsx'
import { LegalPage } from '#app/shell/legal-page/legal-page.tsx'
import type { ShellModel } from '#app/shell/shell-model.ts'
import { Page, PageHeader } from '#app/ui/page/page.tsx'
import { sampleShell } from '../setup/sample-shell.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'shell/Layouts', parameters: { bare: true } } satisfies Meta

const Screen = () => (
  <Page>
    <PageHeader heading="Events" intro="Saturday, November 21" />
    <p>The screen stands here.</p>
  </Page>
)

const Standard = ({ more }: { more?: Partial<ShellModel> }) => (
  <StandardLayout shell={{ ...sampleShell(useBrand()), ...more }}>
    <Screen />
  </StandardLayout>
)

export const Visitor: StoryObj = { render: () => <Standard /> }

export const MemberSignedIn: StoryObj = {
  render: () => (
    <Standard
      more={{
        membership: {
          message: { text: 'header-member-name', args: { name: 'Ada Lindqvist' } },
          href: '/membership/demo/profile',
        },
        login: {
          message: { text: 'header-orders-email', args: { email: 'ada.lindqvist@example.com' } },
          href: '/account/demo/orders',
        },
        logout: { action: '/auth/demo/logout' },
        dateChange: { cancelHref: '/orders/demo/tickets' },
      }}
    />
  ),
}

export const PasskeyOffered: StoryObj = {
  render: () => <Standard more={{ passkeyOffer: { action: '/auth/demo/passkeys', back: '/' } }} />,
}

export const BareVenue: StoryObj = {
  render: () => (
    <Standard
      more={{
        logo: { href: '#', src: null, alt: '' },
        venue: 'Landesmuseum für Naturgeschichte und Völkerkunde',
        navigation: [],
        phone: null,
        membership: null,
        login: null,
        cart: { count: 0, href: '#' },
        hours: null,
        demo: false,
      }}
    />
  ),
}

const Checkout = () => (
  <MinimalLayout {...sampleShell(useBrand())} back={{ label: 'Edit Order', href: '/orders/demo/tickets' }}>
    <Screen />
  </MinimalLayout>
)

export const MinimalForCheckout: StoryObj = { render: () => <Checkout /> }

const Banner = () => (
  <StandardLayout shell={{ ...sampleShell(useBrand()), dateChange: { cancelHref: '/orders/demo/tickets' } }}>
    <div style={{ minHeight: 1600 }}>
      <Screen />
    </div>
  </StandardLayout>
)

export const BannerThatStays: StoryObj = { render: () => <Banner /> }

const Legal = () => (
  <StandardLayout shell={sampleShell(useBrand())}>
    <LegalPage
      heading="Terms and Conditions"
      effective="Effective April 1, 2020"
      introduction="These are the terms of every purchase."
      sections={['Sales', 'Tickets', 'Membership auto renewal'].map(heading => ({
        id: heading.toLowerCase().replaceAll(' ', '-'),
        heading,
        children: <p>{'All sales are final and non-refundable. '.repeat(6)}</p>,
      }))}
    >
      <Contact phone={{ number: '(555) 014-2277', href: 'tel:+15550142277' }} email="hello@example.com" />
    </LegalPage>
  </StandardLayout>
)

export const LegalDocument: StoryObj = { render: () => <Legal /> }
