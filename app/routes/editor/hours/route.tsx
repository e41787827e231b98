import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { requireEditor, requireRight } from '#app/pages/require-editor.ts'
import { numberParam } from '#app/pages/search-params.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Section } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { savedAddress } from '../parts/saved-address.ts'
import { UndoEdit } from '../parts/undo-edit.tsx'
import * as styles from './hours.css.ts'
import { type HoursAnswer, hoursPage, saveHours } from './hours-page.server.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The opening hours: of every week, and of the days ahead that differ. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  requireRight(visit, 'publish')
  const { api, venue, url } = visit
  const { payload } = await api.venueSettings.getHours()
  return {
    title: venue.title(venue.text('editor-hours-heading')),
    messages: venue.messages(['editor', 'venue-settings']),
    isSaved: url.searchParams.has('saved'),
    edit: numberParam(url, 'saved'),
    ...hoursPage(payload, visit),
  }
}

/** Saves the hours for every page and node, and leads back here. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireEditor(args)
  requireRight(visit, 'publish')
  const saved = await saveHours(visit, await args.request.formData())
  if ('answer' in saved) return data(saved.answer, { status: saved.status })
  throw redirect(savedAddress(visit.url, saved))
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Hours() {
  const { isSaved, edit, zone, version } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<HoursAnswer>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('editor-hours-heading')}
      intro={text('editor-hours-intro', { zone })}
      page="hours"
      saved={isSaved && text('settings-saved')}
      savedActions={edit && <UndoEdit number={edit} isOfPart />}
      problem={answer?.error}
    >
      <HoursForm key={version} answer={answer} />
    </EditorScreen>
  )
}

type FormProps = { answer: HoursAnswer | undefined }

const HoursForm = ({ answer }: FormProps) => {
  const { version, week, days } = useLoaderData<typeof loader>()
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" className={styles.form} noValidate>
      <input type="hidden" name="version" value={version} />
      <Section heading={text('editor-hours-week')} step="title">
        <div className={styles.rows}>
          {week.map(({ code, name, spans }) => (
            <FieldGroup key={code} legend={name}>
              <Spans prefix={code} name={name} spans={spans} answer={answer} />
            </FieldGroup>
          ))}
        </div>
      </Section>
      <Section heading={text('editor-hours-days')} step="title">
        <p className={styles.hint}>{text('editor-hours-days-hint')}</p>
        <div className={styles.rows}>
          {withTypedRows(days, { answer, name: /^day-\d+-date$/, empty: EMPTY_DAY }).map((day, row) => (
            <DifferentDay key={day.date || `empty ${row}`} day={day} row={row} answer={answer} />
          ))}
        </div>
      </Section>
      <div>
        <Button busy={busy}>{text('settings-save')}</Button>
      </div>
    </Form>
  )
}

type Day = { date: string; note: string; spans: SpanRow[] }

const EMPTY_DAY: Day = { date: '', note: '', spans: [] }

const DifferentDay = ({ day, row, answer }: FormProps & { day: Day; row: number }) => {
  const text = useText()
  const prefix = `day-${row}`
  const name = text('editor-hours-day', { number: row + 1 })
  const field = useFields(answer)
  return (
    <FieldGroup legend={name} className={styles.day}>
      <div className={styles.facts}>
        <Field
          id={day.date ? `day-${day.date}` : undefined}
          label={text('editor-hours-date')}
          hint={field.stored(`${prefix}-date`, day.date)}
          error={field.error(`${prefix}-date`)}
        >
          <Input type="date" {...field.input(`${prefix}-date`, day.date)} />
        </Field>
        <Field
          label={text('editor-hours-note')}
          hint={field.stored(`${prefix}-note`, day.note) ?? text('editor-hours-note-hint')}
        >
          <Input maxLength={300} {...field.input(`${prefix}-note`, day.note)} />
        </Field>
      </div>
      <Spans prefix={prefix} name={name} spans={day.spans} answer={answer} />
    </FieldGroup>
  )
}

type SpanRow = { open: string; close: string }

const EMPTY_SPAN: SpanRow = { open: '', close: '' }

type SpansProps = FormProps & { prefix: string; name: string; spans: readonly SpanRow[] }

/** The times of a day. Those that nobody has filled in are folded away: most days have one opening, or none. */
const Spans = ({ prefix, name, spans, answer }: SpansProps) => {
  const text = useText()
  const inputNames = new RegExp(`^${prefix}-\\d+-open$`)
  const rows = withTypedRows(spans, { answer, name: inputNames, empty: EMPTY_SPAN })
  const isFilled = (span: SpanRow, at: number) =>
    EDGES.some(edge => answer?.values[`${prefix}-${at}-${edge}`] || span[edge])
  const filled = rows.findLastIndex(isFilled) + 1
  const rowOf = (span: SpanRow, at: number) => (
    <Span
      key={at}
      prefix={`${prefix}-${at}`}
      day={name}
      number={at + 1}
      isAlone={filled <= 1 && at === 0}
      span={span}
      answer={answer}
    />
  )
  const folded = rows.map(rowOf).slice(filled)
  return (
    <>
      {filled > 0 ? <div className={styles.spans}>{rows.map(rowOf).slice(0, filled)}</div> : null}
      {folded.length > 0 ? (
        <Disclosure
          summary={text(filled === 0 ? 'editor-hours-closed' : 'editor-hours-further', { day: name })}
        >
          <div className={styles.spans}>{folded}</div>
        </Disclosure>
      ) : null}
    </>
  )
}

const EDGES = ['open', 'close'] as const

type SpanProps = FormProps & { prefix: string; day: string; number: number; isAlone: boolean; span: SpanRow }

const Span = ({ prefix, day, number, isAlone, span, answer }: SpanProps) => {
  const text = useText()
  const field = useFields(answer)
  return (
    <div className={styles.opening}>
      {isAlone ? null : <p className={styles.hint}>{text('editor-hours-opening', { number })}</p>}
      <div className={styles.span}>
        {EDGES.map(edge => {
          const input = `${prefix}-${edge}`
          const label = text(`editor-hours-${edge}`)
          return (
            <Field
              key={edge}
              label={label}
              hint={field.stored(input, span[edge])}
              error={field.error(input)}
              className={styles.time}
            >
              <Input
                type="time"
                aria-label={text('editor-hours-edge', { day, edge: label, number })}
                {...field.input(input, span[edge])}
              />
            </Field>
          )
        })}
      </div>
    </div>
  )
}

type TypedRows<Row> = FormProps & { name: RegExp; empty: Row }

/** The stored rows, and as many more as there were to type in: somebody else may have taken some out meanwhile. */
function withTypedRows<Row>(rows: readonly Row[], { answer, name, empty }: TypedRows<Row>): Row[] {
  const typed = Object.keys(answer?.values ?? {}).filter(key => name.test(key)).length
  return Array.from({ length: Math.max(rows.length, typed) }, (_, at) => rows[at] ?? empty)
}

/** What was typed stays, the first field with an error gets the focus, and what somebody else has stored meanwhile is told. */
const useFields = (answer: HoursAnswer | undefined) => {
  const text = useText()
  const [first] = Object.keys(answer?.errors ?? {})
  return {
    error: (name: string) => answer?.errors[name],
    stored: (name: string, value: string) =>
      answer?.isMoved && (answer.values[name] ?? '') !== value
        ? text('settings-stored', { value: value || text('settings-stored-nothing') })
        : undefined,
    input: (name: string, stored: string) => ({
      name,
      defaultValue: answer?.values[name] ?? stored,
      autoFocus: name === first,
    }),
  }
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
