import { StickyBanner } from '#app/shell/sticky-banner/sticky-banner.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { CalendarMonth, CalendarMonths } from '#app/ui/calendar-month/calendar-month.tsx'
import { CardList } from '#app/ui/card/card.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Heading, Page, PageHeader, Section } from '#app/ui/page/page.tsx'
import { Row, Stack } from '#app/ui/stack/stack.tsx'
import { RichText, useText } from '#theme/texts/runtime/text-provider.tsx'
import type { PreviewPage } from '../preview-page.server.ts'
import { SampleCard } from '../sample-card/sample-card.tsx'
import * as styles from './gallery.css.ts'
import { Inventory } from './inventory.tsx'
import { ReviewForm } from './review-form.tsx'
import { SampleFields } from './sample-fields.tsx'
import { SampleSum } from './sample-sum.tsx'

/** Everything a venue's look and words show on, on one page (CHK-079). Nothing here is sent anywhere. */
export const PreviewGallery = ({ page }: { page: PreviewPage }) => {
  const text = useText()
  return (
    <>
      <Banner />
      <Page>
        <PageHeader eyebrow={page.day} heading={page.venue} intro={page.hours} actions={<Buttons />} />
        <div className={styles.parts}>
          <Section heading={text('events-page-heading')}>
            <CardList>
              {page.events.slice(0, 3).map(event => (
                <SampleCard key={event.id} event={event} />
              ))}
            </CardList>
          </Section>
          <Parts page={page} />
        </div>
      </Page>
    </>
  )
}

/** Everything smaller than a page, the sum beside it. */
const Parts = ({ page }: { page: PreviewPage }) => {
  const text = useText()
  return (
    <div className={styles.columns}>
      <div className={styles.parts}>
        <Section heading={text('calendar-page-heading')} id="calendar">
          <Calendar page={page} />
        </Section>
        <Section heading={text('addons-heading')}>
          <Inventory items={page.inventory} />
        </Section>
        <Section heading={text('member-info-heading')}>
          <SampleFields />
        </Section>
        <Section heading={text('reviews-form-heading')}>
          <ReviewForm />
        </Section>
        <Headings />
        <Notices />
      </div>
      <SampleSum items={page.inventory} />
    </div>
  )
}

const Banner = () => {
  const text = useText()
  return (
    <StickyBanner>
      <div className={styles.banner}>
        <span>
          <RichText reference="events-banner-prompt" />
        </span>
        <Button type="button" size="small" tone="secondary">
          {text('events-banner-button')}
        </Button>
      </div>
    </StickyBanner>
  )
}

const Buttons = () => {
  const text = useText()
  return (
    <Row>
      <Button type="button">{text('tickets-buy-tickets')}</Button>
      <Button type="button" tone="secondary" icon="calendar">
        {text('events-select-date')}
      </Button>
      <Button type="button" tone="quiet">
        {text('tickets-change-date')}
      </Button>
      <Button type="button" tone="danger">
        {text('tickets-cancel-order')}
      </Button>
      <Button type="button" disabled>
        {text('page-continue')}
      </Button>
    </Row>
  )
}

const Calendar = ({ page: { date, weekStart, weekdays, months } }: { page: PreviewPage }) => (
  <CalendarMonths start={date} weekStart={weekStart}>
    {months.map(({ name, weeks }) => (
      <CalendarMonth key={name} heading={name} level={3} weekdays={weekdays} weeks={weeks} />
    ))}
  </CalendarMonths>
)

const Headings = () => {
  const text = useText()
  return (
    <Stack gap="x2">
      <Heading level={3} step="poster">
        {text('events-page-heading')}
      </Heading>
      <Heading level={3} step="display">
        {text('orders-page-heading')}
      </Heading>
      <Heading level={3} step="heading">
        {text('tickets-select-time')}
      </Heading>
      <Heading level={3} step="title">
        {text('reviews-heading')}
      </Heading>
    </Stack>
  )
}

const Notices = () => {
  const text = useText()
  return (
    <Stack gap="x3">
      <Notice>{text('tickets-member-prompt')}</Notice>
      <Notice tone="positive">{text('reviews-thanks')}</Notice>
      <Notice tone="warning">{text('tickets-at-capacity')}</Notice>
      <Notice tone="critical">{text('cart-error')}</Notice>
    </Stack>
  )
}
