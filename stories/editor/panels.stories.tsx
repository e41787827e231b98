import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import type { Inspection } from '#editor/inspector/use-inspector.ts'
import { DeadLinkNote } from '#editor/panels/dead-link-note.tsx'
import { EditNote } from '#editor/panels/edit-note.tsx'
import { FitNotes } from '#editor/panels/fit-notes.tsx'
import { FoundWords } from '#editor/panels/found-words.tsx'
import { Group } from '#editor/panels/group.tsx'
import { LabelledRow } from '#editor/panels/labelled-row.tsx'
import { LinksPanel } from '#editor/panels/links-panel.tsx'
import { LogoColors } from '#editor/panels/logo-colors.tsx'
import { LogoPanel } from '#editor/panels/logo-panel.tsx'
import { LogoUpload } from '#editor/panels/logo-upload.tsx'
import { MarkupButtons } from '#editor/panels/markup-buttons.tsx'
import { MessageSamples } from '#editor/panels/message-samples.tsx'
import { NearTextRow } from '#editor/panels/near-text-row.tsx'
import { NewLink } from '#editor/panels/new-link.tsx'
import { OriginWords } from '#editor/panels/origin-words.tsx'
import { PagePanel } from '#editor/panels/page-panel.tsx'
import { PageTab } from '#editor/panels/page-tab.tsx'
import { PictureWay } from '#editor/panels/picture-way.tsx'
import { PluralFields } from '#editor/panels/plural-fields.tsx'
import { ResetButton } from '#editor/panels/reset-button.tsx'
import { SearchPanel } from '#editor/panels/search-panel.tsx'
import { SelectionPanel } from '#editor/panels/selection-panel.tsx'
import { TextRow } from '#editor/panels/text-row.tsx'
import { TextSetChoice } from '#editor/panels/text-set-choice.tsx'
import { VariablePanel } from '#editor/panels/variable-panel.tsx'
import { VariableRow } from '#editor/panels/variable-row.tsx'
import { WhereButton } from '#editor/panels/where-button.tsx'
import { WordsPanel } from '#editor/panels/words-panel.tsx'
import { emptyThemeDocument } from '#theme/document.ts'
import { textOf } from '#theme/texts/lists/texts.ts'
import { EditedTheme } from './edited-theme.tsx'

export default { title: 'editor/Panels', parameters: { bare: true } } satisfies Meta

const nothing = () => undefined
const GERMAN = { tag: 'de-DE', name: 'Deutsch', defaults: { 'events-empty': 'Heute nichts.' } }
const LINKS = [
  { key: 'logo', href: '/' },
  { key: 'visit', href: 'https://harborlight.example/visit', label: 'Plan your visit' },
]
const EDITED = { 'variables.color-brand': { name: 'Ada Marsh', at: '2026-11-20T09:30:00Z' } }
const WORDS_OF_TEXT = {
  words: 'Nothing on this day.',
  texts: [{ reference: 'events-empty', certainty: 'said' }],
  catalogue: undefined,
  isWrittenByLocale: false,
} as const
const WORDS_OF_CATALOGUE = {
  words: 'Jelly Lab',
  texts: [],
  catalogue: { kind: 'event', words: 'Jelly Lab' },
  isWrittenByLocale: false,
} as const

export const Variables: StoryObj = {
  render: () => (
    <EditedTheme>
      <VariablePanel section="brand" />
    </EditedTheme>
  ),
}
/** A colleague has saved this one. */
export const Variable: StoryObj = {
  render: () => (
    <EditedTheme edits={EDITED} document={{ variables: { 'color-brand': '#0a5c8a' } }}>
      <VariableRow reference="color-brand" />
      <EditNote entry="variables.color-brand" />
    </EditedTheme>
  ),
}
export const Links: StoryObj = {
  render: () => (
    <EditedTheme document={{ links: LINKS }}>
      <LinksPanel />
    </EditedTheme>
  ),
}
/** A link that leads nowhere, and where it can lead. */
export const DeadLink: StoryObj = {
  render: () => (
    <EditedTheme>
      <DeadLinkNote href="/visit-us" name="Visit" onChoose={() => undefined} />
    </EditedTheme>
  ),
}
/** A control below its name. */
export const Labelled: StoryObj = {
  render: () => (
    <EditedTheme>
      <LabelledRow label="Words" control={id => <input id={id} defaultValue="Plan your visit" />} />
    </EditedTheme>
  ),
}
/** A further link, not added yet. */
export const FurtherLink: StoryObj = {
  render: () => (
    <EditedTheme>
      <NewLink onAdd={nothing} />
    </EditedTheme>
  ),
}
export const Logo: StoryObj = {
  render: () => (
    <EditedTheme>
      <LogoPanel />
    </EditedTheme>
  ),
}
export const LogoFile: StoryObj = {
  render: () => (
    <EditedTheme>
      <LogoUpload label="editor-upload" onUpload={nothing} />
      <LogoColors src="/pictures/harborlight/logo.svg" />
    </EditedTheme>
  ),
}
export const Words: StoryObj = {
  render: () => (
    <EditedTheme languages={[GERMAN]}>
      <WordsPanel />
    </EditedTheme>
  ),
}
/** Words for the visitors of a campaign. */
export const TextSets: StoryObj = {
  render: () => (
    <EditedTheme document={{ textSets: { school: { 'events-page-heading': 'For your class' } } }}>
      <TextSetChoice onChoose={nothing} />
    </EditedTheme>
  ),
}
export const Text: StoryObj = {
  render: () => (
    <EditedTheme document={{ texts: { 'events-empty': 'Nothing today.' } }}>
      <TextRow reference="events-empty" />
    </EditedTheme>
  ),
}
/** An argument is written wrong, and mended by one press. */
export const BrokenText: StoryObj = {
  render: () => (
    <EditedTheme document={{ texts: { 'events-selected-date': 'On {day}' } }}>
      <TextRow reference="events-selected-date" />
    </EditedTheme>
  ),
}
export const RichText: StoryObj = {
  render: () => (
    <EditedTheme>
      <TextRow reference="events-banner-prompt" />
    </EditedTheme>
  ),
}
export const TextInLanguage: StoryObj = {
  render: () => (
    <EditedTheme languages={[GERMAN]}>
      <TextRow reference="events-empty" />
    </EditedTheme>
  ),
}
const Marked = () => {
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <MarkupButtons field={field} onChange={nothing} />
      <textarea ref={field} aria-label="Words" defaultValue="Are you a member?" />
    </>
  )
}
export const Markup: StoryObj = {
  render: () => (
    <EditedTheme>
      <Marked />
    </EditedTheme>
  ),
}
export const Samples: StoryObj = {
  render: () => (
    <EditedTheme>
      <MessageSamples
        definition={textOf('account-orders-purchased')}
        locale="en-US"
        currency="USD"
        candidate={textOf('account-orders-purchased').message}
        isBroken={false}
      />
    </EditedTheme>
  ),
}
/** Words that count, a row for each plural form of their language. */
export const PluralForms: StoryObj = {
  render: () => (
    <EditedTheme>
      <PluralFields
        definition={textOf('header-cart-count')}
        locale="ar"
        currency="USD"
        wording={textOf('header-cart-count').message}
        onChange={nothing}
        onSettle={nothing}
      />
    </EditedTheme>
  ),
}
const MISFITS = [
  { width: 320, isLarge: false, problem: 'cut' },
  { width: 1280, isLarge: true, problem: 'over' },
] as const
/** Words that are being typed and do not fit on a phone, nor in large letters. */
export const Misfits: StoryObj = {
  render: () => (
    <EditedTheme misfits={MISFITS}>
      <FitNotes reference="events-empty" wording="Nothing at all on this day." value="Nothing on this day." />
    </EditedTheme>
  ),
}
/** Words of the page: said by a text, and by the catalogue. */
export const WordsOfPage: StoryObj = {
  render: () => (
    <EditedTheme>
      <FoundWords explanation={WORDS_OF_TEXT} />
      <OriginWords explanation={WORDS_OF_CATALOGUE} />
    </EditedTheme>
  ),
}
export const Page: StoryObj = {
  render: () => (
    <EditedTheme>
      <PagePanel />
    </EditedTheme>
  ),
}
export const Search: StoryObj = {
  render: () => (
    <EditedTheme>
      <SearchPanel query="button" />
    </EditedTheme>
  ),
}
const clicked = (): Inspection => ({
  element: document.body,
  words: [WORDS_OF_TEXT.words],
  href: '#list',
  picture: null,
  isLogo: false,
  variables: {
    drawn: ['button-background', 'button-label'],
    states: [{ state: 'hover', references: ['button-background-hover'] }],
  },
  explanations: [WORDS_OF_TEXT],
})
export const Selection: StoryObj = {
  render: () => (
    <EditedTheme>
      <SelectionPanel inspection={clicked()} onClose={nothing} onSection={nothing} />
    </EditedTheme>
  ),
}
/** A page in a frame, as far as its head is read. */
const pageOf = (title: string, description: string) => {
  const page = document.implementation.createHTMLDocument(title)
  const meta = page.createElement('meta')
  meta.name = 'description'
  meta.content = description
  page.head.append(meta)
  return { frame: { marqueePreview: {}, document: page } as unknown as Window }
}
export const Tab: StoryObj = {
  render: () => (
    <EditedTheme>
      <PageTab
        page={pageOf('Your Order | Harborlight Aquarium', 'Seals, jellies and the open sea.')}
        published={emptyThemeDocument}
        document={{ ...emptyThemeDocument, texts: { 'orders-page-title': 'Your basket' } }}
        language={null}
        locale="en-US"
        onSearch={nothing}
      />
    </EditedTheme>
  ),
}
export const NearText: StoryObj = {
  render: () => (
    <EditedTheme>
      <NearTextRow reference="events-page-heading" />
    </EditedTheme>
  ),
}
export const CataloguePicture: StoryObj = {
  render: () => (
    <EditedTheme>
      <PictureWay src="/pictures/harborlight/jelly-lab.jpg" />
    </EditedTheme>
  ),
}
export const Parts: StoryObj = {
  render: () => (
    <EditedTheme>
      <Group name="Buttons" count={2} open>
        <WhereButton reference="button-background" name="Button" />
        <ResetButton name="Button" onReset={nothing} />
      </Group>
    </EditedTheme>
  ),
}
