import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { TRANSLATED_KINDS } from '#app/contract/translations.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { requireWordsEditor } from '#app/pages/require-editor.ts'
import { numberParam } from '#app/pages/search-params.ts'
import { KIND_TEXTS } from '#app/pages/translation-texts.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import { offeredLanguages } from '#app/rules/venues/offered-languages.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Select } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EditorScreen } from '../parts/editor-screen.tsx'
import { savedAddress } from '../parts/saved-address.ts'
import { UndoEdit } from '../parts/undo-edit.tsx'
import { changeLanguages, type RefusedLanguage } from './change-languages.server.ts'
import * as styles from './translations.css.ts'

/** For staff, and as fresh as the last press. */
export const headers = () => ({ 'Cache-Control': 'no-store' })

/** The catalogue, kind by kind, with what is untranslated in the language of the address, or in the first further one of the venue. */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireWordsEditor(args)
  const { venue, tenantId, url, staff } = visit
  const base = `/editor/${encodeURIComponent(tenantId)}`
  const chosen = url.searchParams.get('language')
  const further = venue.languages.slice(1)
  const language = further.find(({ tag }) => tag === chosen) ?? further[0] ?? null
  const { languages, groups } = await readGroups(visit, { language: language?.tag ?? null, base })
  return {
    title: venue.title(venue.text('translations-heading')),
    messages: venue.messages(['editor', 'translations']),
    language,
    languages: languages.map(one => ({
      ...one,
      href: `${base}/translations?${new URLSearchParams({ language: one.tag })}`,
      isShown: one.tag === language?.tag,
    })),
    offered: mayDo(staff.roles, 'publish')
      ? offeredLanguages(
          venue.languages.map(({ tag }) => tag),
          venue.locale,
        )
      : null,
    groups,
    isSaved: url.searchParams.has('saved'),
    edit: numberParam(url, 'saved'),
  }
}

async function readGroups({ api }: Visit, { language, base }: { language: string | null; base: string }) {
  if (language === null) return { languages: [], groups: [] }
  const { languages, records } = (await api.translations.list({ query: { language } })).payload
  const query = new URLSearchParams({ language })
  const groups = TRANSLATED_KINDS.map(kind => ({
    kind,
    records: records
      .filter(record => record.kind === kind)
      .map(({ id, name, untranslated }) => ({
        id,
        name,
        untranslated,
        href: `${base}/translations/${kind}/${encodeURIComponent(id)}?${query}`,
      })),
  }))
  return { languages, groups: groups.filter(group => group.records.length > 0) }
}

/** Adds a language, or stops offering one, and leads back here. */
export async function action(args: ActionFunctionArgs) {
  const visit = await requireWordsEditor(args)
  const form = await args.request.formData()
  const saved = await changeLanguages(visit, form)
  if ('answer' in saved) return data(saved.answer, { status: saved.status })
  const isAdding = form.get('intent') === 'add'
  const query: Record<string, string> = isAdding ? { language: String(form.get('language')) } : {}
  throw redirect(savedAddress(visit.url, { ...saved, query }))
}

export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

type Model = Awaited<ReturnType<typeof loader>>

export default function Translations() {
  const { groups, languages, language, offered, isSaved, edit } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<RefusedLanguage>()
  const text = useText()
  return (
    <EditorScreen
      heading={text('translations-heading')}
      intro={text('translations-intro')}
      width="page"
      page="translations"
      saved={isSaved && !answer && text('translations-saved')}
      savedActions={edit && <UndoEdit number={edit} isOfPart />}
    >
      <section className={styles.group} aria-labelledby="translations-languages">
        <Heading level={2} step="title" id="translations-languages">
          {text('translations-languages')}
        </Heading>
        {languages.length > 0 ? (
          <LanguageList languages={languages} />
        ) : (
          <p>{text(offered ? 'translations-no-language' : 'translations-only-publishers')}</p>
        )}
        {offered && <LanguageForms offered={offered} language={language} error={answer?.error} />}
      </section>
      {groups.map(group => (
        <RecordGroup key={group.kind} {...group} />
      ))}
    </EditorScreen>
  )
}

const LanguageList = ({ languages }: Pick<Model, 'languages'>) => {
  const text = useText()
  return (
    <ul className={styles.languages}>
      {languages.map(({ tag, name, untranslated, href, isShown }) => (
        <li key={tag}>
          <Link href={href} aria-current={isShown ? 'true' : undefined}>
            {text('translations-language', { language: name, count: untranslated })}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type LanguageFormsProps = {
  offered: NonNullable<Model['offered']>
  language: Model['language']
  error: string | undefined
}

const LanguageForms = ({ offered, language, error }: LanguageFormsProps) => {
  const text = useText()
  const busy = useNavigation().formData?.get('intent')
  return (
    <div className={styles.forms}>
      <Form method="post" className={styles.form}>
        <Field label={text('translations-add-language')} hint={text('translations-add-hint')} error={error}>
          <Select name="language" autoFocus={Boolean(error)}>
            {offered.map(({ tag, name }) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Button name="intent" value="add" tone="secondary" busy={busy === 'add'}>
          {text('translations-add')}
        </Button>
      </Form>
      {language && (
        <Form method="post">
          <input type="hidden" name="language" value={language.tag} />
          <Button name="intent" value="remove" tone="quiet" busy={busy === 'remove'}>
            {text('translations-remove', { language: language.name })}
          </Button>
        </Form>
      )}
    </div>
  )
}

const RecordGroup = ({ kind, records }: Model['groups'][number]) => {
  const text = useText()
  return (
    <section className={styles.group} aria-labelledby={`translations-${kind}`}>
      <Heading level={2} step="title" id={`translations-${kind}`}>
        {text(KIND_TEXTS[kind])}
      </Heading>
      <ul className={styles.records}>
        {records.map(({ id, name, untranslated, href }) => (
          <li key={id} className={styles.record}>
            <Link href={href} className={styles.name}>
              {name}
            </Link>
            {untranslated > 0 ? (
              <Tag tone="warning">{text('translations-open', { count: untranslated })}</Tag>
            ) : (
              <Tag tone="positive">{text('translations-done')}</Tag>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
