import { useId, useMemo, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { isUntranslated, ownTexts } from '#editor/document/wording.ts'
import { Group } from '#editor/panels/group.tsx'
import { NearTextRow } from '#editor/panels/near-text-row.tsx'
import * as styles from '#editor/panels/rows.css.ts'
import { TextSetChoice } from '#editor/panels/text-set-choice.tsx'
import { sceneMeter } from '#editor/preview/visitor-texts.ts'
import { nameOfReference } from '#theme/entry-names.ts'
import { textGroups } from '#theme/texts/lists/text-groups.ts'
import type { TextGroup, TextReference } from '#theme/texts/lists/texts.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Which texts are listed: all, those that the venue has worded, those on the page, those that still need a translation. */
const filters = ['all', 'own', 'page', 'untranslated'] as const
type WordsFilter = (typeof filters)[number]

/** Every text a venue may word itself, by screen, in the language that was chosen. */
export const WordsPanel = () => {
  const text = useText()
  const [filter, setFilter] = useState<WordsFilter>('all')
  const { language } = useComposer().wording
  const isListed = useListed(filter)
  const groups = (Object.keys(textGroups) as TextGroup[]).map(group => ({
    group,
    references: (Object.keys(textGroups[group]) as TextReference[]).filter(isListed),
  }))
  const count = groups.reduce((sum, { references }) => sum + references.length, 0)
  return (
    <>
      <LanguageChoice onChoose={() => setFilter('all')} />
      <TextSetChoice onChoose={() => setFilter('all')} />
      <CatalogueLink />
      <FilterChoice filter={filter} onFilter={setFilter} />
      <p role="status" className={chrome.quiet}>
        {text('editor-words-count', { count })}
      </p>
      <Meter />
      {groups
        .filter(({ references }) => references.length > 0)
        .map(({ group, references }) => (
          <Group
            key={`${group} ${filter} ${language?.name}`}
            name={nameOfReference(group)}
            count={references.length}
            open={filter !== 'all' && count <= FEW}
          >
            {references.map(reference => (
              <NearTextRow key={reference} reference={reference} />
            ))}
          </Group>
        ))}
    </>
  )
}

/** How much of what visitors read and see can be looked at where it stands, and the way to what is said outside the shop. */
const Meter = () => {
  const text = useText()
  const { scenes } = useComposer()
  const { percent, shown, elsewhere } = sceneMeter
  return (
    <p className={chrome.quiet}>
      {text('editor-coverage', { percent, words: shown })}
      {elsewhere > 0 ? (
        <button type="button" className={styles.where} onClick={() => scenes.show('messages')}>
          {text('editor-words-others', { count: elsewhere })}
        </button>
      ) : null}
    </p>
  )
}

/** So many texts are shown unfolded. */
const FEW = 30

const useListed = (filter: WordsFilter): ((reference: TextReference) => boolean) => {
  const { document, wording, inspector } = useComposer()
  const { language } = wording
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other words
  const onPage = useMemo(
    () =>
      new Set(
        inspector
          .pageWords()
          .flatMap(({ words }) => inspector.explain(words).texts.map(({ reference }) => reference)),
      ),
    [inspector.pageWords, inspector.explain, inspector.loads],
  )
  switch (filter) {
    case 'all':
      return () => true
    case 'own':
      return reference => ownTexts(document, language)[reference] !== undefined
    case 'page':
      return reference => onPage.has(reference)
    case 'untranslated':
      return reference => language !== null && isUntranslated(reference, { document, language })
  }
}

const LanguageChoice = ({ onChoose }: { onChoose: () => void }) => {
  const text = useText()
  const id = useId()
  const { locale, wording } = useComposer()
  if (wording.languages.length === 0) return null
  return (
    <div className={styles.row}>
      <label className={styles.name} htmlFor={id}>
        {text('editor-words-language')}
      </label>
      <select
        id={id}
        className={chrome.input}
        value={wording.further?.tag ?? ''}
        onChange={event => {
          wording.choose(event.currentTarget.value || null)
          onChoose()
        }}
      >
        <option value="">{text('editor-words-main', { language: locale })}</option>
        {wording.languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The names of what is sold are no texts of the theme: they have screens of their own. */
const CatalogueLink = () => {
  const text = useText()
  const { further, catalogueHref } = useComposer().wording
  const query = further ? `?${new URLSearchParams({ language: further.tag })}` : ''
  return (
    <a className={chrome.plain} href={`${catalogueHref}${query}`}>
      {text('editor-words-catalogue')}
    </a>
  )
}

type FilterChoiceProps = { filter: WordsFilter; onFilter: (filter: WordsFilter) => void }

const FilterChoice = ({ filter, onFilter }: FilterChoiceProps) => {
  const text = useText()
  const id = useId()
  const { document, wording } = useComposer()
  const language = wording.set === null ? wording.language : null
  const offered = filters.filter(each => each !== 'untranslated' || language)
  const open = language
    ? Object.values(textGroups)
        .flatMap(group => Object.keys(group) as TextReference[])
        .filter(reference => isUntranslated(reference, { document, language })).length
    : 0
  return (
    <div className={styles.row}>
      <label className={styles.name} htmlFor={id}>
        {text('editor-words-filter')}
      </label>
      <select
        id={id}
        className={chrome.input}
        value={filter}
        onChange={event => onFilter(event.currentTarget.value as WordsFilter)}
      >
        {offered.map(each => (
          <option key={each} value={each}>
            {each === 'untranslated'
              ? text('editor-words-untranslated', { count: open })
              : text(`editor-words-${each}`)}
          </option>
        ))}
      </select>
    </div>
  )
}
