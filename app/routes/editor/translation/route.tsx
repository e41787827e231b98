import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import type { TranslatedRecord } from '#app/contract/translations.ts'
import { requireWordsEditor } from '#app/pages/require-editor.ts'
import { numberParam } from '#app/pages/search-params.ts'
import { KIND_TEXTS, wordFieldText } from '#app/pages/translation-texts.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input, TextArea } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { textDirection } from '#theme/texts/runtime/text-direction.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { savedAddress } from '../parts/saved-address.ts'
import { UndoEdit } from '../parts/undo-edit.tsx'
import { type RefusedWords, saveWords } from './save-words.server.ts'
import * as styles from './translation.css.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The words of one thing beside those of a language; nowhere for what the venue does not have, or a language it does not speak. */
async function openRecord(args: LoaderFunctionArgs) {
  const visit = await requireWordsEditor(args)
  const tag = visit.url.searchParams.get('language')
  const language = visit.venue.languages.slice(1).find(one => one.tag === tag)
  if (!language) throw new Response(null, { status: 404 })
  const { records } = (await visit.api.translations.list({ query: { language: language.tag } })).payload
  const { kind, id } = args.params
  const at = records.findIndex(record => record.kind === kind && record.id === id)
  const record = records[at]
  if (!record) throw new Response(null, { status: 404 })
  const next = [...records.slice(at + 1), ...records.slice(0, at)].find(
    ({ untranslated }) => untranslated > 0,
  )
  return { visit, language, record, next }
}

export async function loader(args: LoaderFunctionArgs) {
  const { visit, language, record, next } = await openRecord(args)
  const { venue, tenantId, url } = visit
  const base = `/editor/${encodeURIComponent(tenantId)}/translations`
  const query = new URLSearchParams({ language: language.tag })
  return {
    title: venue.title(record.name),
    messages: venue.messages(['editor', 'translations']),
    language: { ...language, direction: textDirection(language.tag) },
    record,
    isSaved: url.searchParams.has('saved'),
    edit: numberParam(url, 'saved'),
    allHref: `${base}?${query}`,
    next: next
      ? { name: next.name, href: `${base}/${next.kind}/${encodeURIComponent(next.id)}?${query}` }
      : null,
  }
}

/** Saves what was typed, and leads back here. */
export async function action(args: ActionFunctionArgs) {
  const { visit, language, record } = await openRecord(args)
  const form = await args.request.formData()
  const saved = await saveWords(visit, { record, language: language.tag, form })
  if ('answer' in saved) return data(saved.answer, { status: saved.status })
  throw redirect(savedAddress(visit.url, { ...saved, query: { language: language.tag } }))
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Translation() {
  const { record, language, isSaved, edit, allHref, next } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<RefusedWords>()
  const text = useText()
  return (
    <EditorScreen
      heading={record.name}
      kind={`${text(KIND_TEXTS[record.kind])} · ${language.name}`}
      page="translations"
      back={{ href: allHref, words: text('translations-all') }}
      saved={isSaved && !answer && text('translations-saved')}
      savedActions={edit && <UndoEdit number={edit} isOfPart />}
    >
      <WordsForm key={`${record.kind} ${record.id} ${language.tag}`} answer={answer} />
      {next && <Link href={next.href}>{text('translations-next', { name: next.name })}</Link>}
    </EditorScreen>
  )
}

const WordsForm = ({ answer }: { answer: RefusedWords | undefined }) => {
  const { words } = useLoaderData<typeof loader>().record
  const text = useText()
  const isBusy = useNavigation().formData !== undefined
  const firstError = words.find(({ path }) => answer?.errors[path])?.path
  return (
    <Form method="post" className={styles.form}>
      {answer?.problem ? (
        <Notice tone="critical" live>
          {answer.problem}
        </Notice>
      ) : null}
      {words.map(word => (
        <WordField key={word.path} word={word} answer={answer} isFirstError={word.path === firstError} />
      ))}
      <div>
        <Button name="intent" value="save" busy={isBusy}>
          {text('translations-save')}
        </Button>
      </div>
    </Form>
  )
}

type WordFieldProps = {
  word: TranslatedRecord['words'][number]
  answer: RefusedWords | undefined
  isFirstError: boolean
}

/** One line of words is said in a line, more of them in an area as large as they are. */
const WordField = ({ word: { path, main, translation }, answer, isFirstError }: WordFieldProps) => {
  const { language } = useLoaderData<typeof loader>()
  const text = useText()
  const props = {
    name: `word.${path}`,
    defaultValue: answer?.typed[path] ?? translation,
    lang: language.tag,
    dir: language.direction,
    autoFocus: isFirstError,
  }
  return (
    <div>
      <Field
        label={text(wordFieldText(path))}
        hint={<bdi className={styles.main}>{main}</bdi>}
        error={answer?.errors[path]}
      >
        {main.length > SHORT || main.includes('\n') ? (
          <TextArea {...props} rows={Math.min(12, Math.ceil(main.length / 60) + main.split('\n').length)} />
        ) : (
          <Input {...props} />
        )}
      </Field>
      <input type="hidden" name={`main.${path}`} value={main} />
      <input type="hidden" name={`was.${path}`} value={translation} />
    </div>
  )
}

const SHORT = 80

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
