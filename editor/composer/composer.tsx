import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import { classNames } from '#app/ui/styles/class-names.ts'
import { BottomBar } from '#editor/composer/bottom-bar.tsx'
import * as styles from '#editor/composer/composer.css.ts'
import { ComposerProvider, type ComposerTools } from '#editor/composer/composer-context.ts'
import type { StoredTheme } from '#editor/composer/composer-state.ts'
import { ControlsColumn } from '#editor/composer/controls-column.tsx'
import { Rail } from '#editor/composer/rail.tsx'
import { idOfPart, SkipLinks } from '#editor/composer/skip-links.tsx'
import { type OtherScreen, TopBar, type VenueChoice } from '#editor/composer/top-bar.tsx'
import { takeLogo, uploadLogo } from '#editor/composer/upload-logo.ts'
import { useColleagues } from '#editor/composer/use-colleagues.ts'
import { useComposerState } from '#editor/composer/use-composer-state.ts'
import { useFieldFocus } from '#editor/composer/use-field-focus.ts'
import { useHistoryKeys } from '#editor/composer/use-history-keys.ts'
import { useOwnFonts } from '#editor/composer/use-own-fonts.ts'
import { usePreviewSize } from '#editor/composer/use-preview-size.ts'
import { useRegionKeys } from '#editor/composer/use-region-keys.ts'
import { type OpenRemark, useRemarks } from '#editor/composer/use-remarks.ts'
import { useScenes } from '#editor/composer/use-scenes.ts'
import { useSteps } from '#editor/composer/use-steps.ts'
import { useWording } from '#editor/composer/use-wording.ts'
import { useWordsInPlace } from '#editor/composer/use-words-in-place.ts'
import type { VenueFont } from '#editor/document/venue-font.ts'
import type { WordingLanguage } from '#editor/document/wording.ts'
import { useInspector } from '#editor/inspector/use-inspector.ts'
import { type PanelSection, sectionsFor } from '#editor/panels/sections.ts'
import { PreviewPane } from '#editor/preview/preview-pane.tsx'
import { framesOf, sizeOfScene } from '#editor/preview/preview-size.ts'
import { usePreview } from '#editor/preview/use-preview.ts'
import { useUnsavedLook } from '#editor/preview/use-unsaved-look.ts'
import type { HeroPicture } from '#theme/compile/hero/hero-contrast.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { ThemePart } from '#theme/theme-parts.ts'

export type ComposerProps = {
  tenantId: string
  locale: string
  /** in which money is written, ISO 4217 */
  currency: string
  document: ThemeDocument
  revision: number
  draft?: StoredTheme['draft']
  /** What words stand on at the top of the events list; null where that cannot be measured. */
  heroPicture: HeroPicture | null
  /** The ready brands a theme can start from. */
  styles: readonly { id: string; name: string }[]
  /** The further languages of the venue, with what we ship in them. */
  languages: readonly WordingLanguage[]
  /** The venue's own fonts. */
  fonts?: readonly VenueFont[]
  /** Today's online events, the venue's own. */
  events: readonly { id: string; name: string }[]
  /** Today at the venue, YYYY-MM-DD. */
  date: string
  /** What scenes of the preview are made of. */
  facts: SceneFacts
  venues: readonly VenueChoice[]
  author: string
  /** The parts of the theme that the author may change. */
  rights: readonly ThemePart[]
  /** Whether the author may make a theme public; others save drafts. */
  mayPublish: boolean
  /** where pictures are changed, for who may do that */
  picturesHref: string | null
  /** what people with a link to the draft said of it, and is not resolved */
  remarks: readonly OpenRemark[]
  /** The key of the field that a link leads to, `texts.cart-note`. */
  field?: string | null
  /** what else of the venue this person may edit */
  screens: readonly OtherScreen[]
}

// Hardly ever are two people at the same value.
const ConflictQuestion = lazy(async () => ({
  default: (await import('#editor/composer/conflict-question.tsx')).ConflictQuestion,
}))

// What stands outside of the page is told once the page is there.
const PageTab = lazy(async () => ({
  default: (await import('#editor/panels/page-tab.tsx')).PageTab,
}))

const NO_FONTS: readonly VenueFont[] = []

/** The theme editor: rail and controls on the left, the storefront itself on the right. */
export const Composer = (props: ComposerProps) => {
  const { tenantId, locale, currency, heroPicture, styles: brands, events, date, facts, rights } = props
  const text = useText()
  const { fonts, uploadFont, removeFont, restoreFont } = useOwnFonts(tenantId, props.fonts ?? NO_FONTS)
  const { state, dispatch, compiled, differences, save, saveDraft } = useComposerState({ ...props, fonts })
  const { history, refusals, held, edits } = state
  const [section, setSection] = useState<PanelSection>(sectionsFor(rights)[0] ?? 'words')
  const [query, setQuery] = useState('')
  const [isFolded, setFolded] = useState(false)
  const [chosenSize, setSize] = usePreviewSize()
  const [isEditing, setEditing] = useState(true)
  const scenes = useScenes(facts, date)
  const { scene, showScene, day, keptDay, setDay, attach: listen, tools: sceneTools } = scenes
  const size = sizeOfScene(chosenSize, scene.name)
  const wording = useWording({
    tenantId,
    main: locale,
    languages: props.languages,
    document: history.present,
    scene,
  })
  const { language } = wording
  const shownScene = useUnsavedLook(wording.scene, {
    tenantId,
    document: history.present,
    published: state.published,
  })
  const preview = { document: history.present, compiled, fonts, saved: state.published, language }
  const { attach, drag } = usePreview(preview)
  const apply = useCallback<ComposerTools['apply']>(
    (change, name) =>
      dispatch({ type: 'change', change, label: text('editor-change', { name }), at: Date.now() }),
    [dispatch, text],
  )
  const hold = useCallback<ComposerTools['hold']>(
    (field, typed) => dispatch({ type: 'hold', field, held: typed }),
    [dispatch],
  )
  const askAbout = useCallback((key: string) => dispatch({ type: 'ask-about', key }), [dispatch])
  const inspector = useInspector({
    tenantId,
    date,
    locale,
    document: history.present,
    published: state.published,
    isEditing,
    language,
    inPlace: useWordsInPlace({ apply, hold, askAbout, edits, rights, locale, language }),
  })
  const { attach: pin, remarks } = useRemarks(tenantId, props.remarks)
  const pictures = usePictures(tenantId, props.picturesHref)
  const shop = useMemo(() => ({ facts, events }), [facts, events])
  const tools = useMemo(
    () => ({
      shop,
      uploadLogo: (file: Blob) => uploadLogo({ tenantId, file }),
      fonts,
      uploadFont,
      removeFont,
      restoreFont,
      takeLogo: (address: string) => takeLogo({ tenantId, address }),
      document: history.present,
      compiled,
      heroPicture,
      locale,
      currency,
      brands,
      rights,
      refusals,
      held,
      edits,
      hold,
      askAbout,
      apply,
      drag,
      inspector: inspector.tools,
      scenes: sceneTools,
      pictures,
      wording: wording.tools,
    }),
    [
      shop,
      tenantId,
      fonts,
      uploadFont,
      removeFont,
      restoreFont,
      history.present,
      compiled,
      heroPicture,
      locale,
      currency,
      brands,
      rights,
      refusals,
      held,
      edits,
      hold,
      askAbout,
      apply,
      drag,
      inspector.tools,
      sceneTools,
      pictures,
      wording.tools,
    ],
  )
  const showSection = (next: PanelSection) => {
    setFolded(false)
    setSection(next)
    setQuery('')
    inspector.close()
  }
  const { inspection, attach: watch } = inspector
  // A click in the page takes the place of a search.
  useEffect(() => {
    if (inspection) setQuery('')
  }, [inspection])
  useEffect(() => {
    if (inspection || query) setFolded(false)
  }, [inspection, query])
  const showField = (field: string) => {
    const part = field.split('.')[0] ?? ''
    wording.chooseOf(field)
    const reference = field.slice(field.lastIndexOf('.') + 1)
    if (part === 'preset') showSection('brand')
    else if (part === 'links' || part === 'logo') showSection(part)
    else setQuery(reference)
  }
  const people = useColleagues({ tenantId, state, dispatch })
  const leadTo = useFieldFocus({ outcome: state.outcome, held, onMissing: showField })
  const { field } = props
  useEffect(() => {
    if (field) leadTo(field)
  }, [field, leadTo])
  const steps = useSteps({ history, dispatch, onShow: leadTo })
  const listenToKeys = useHistoryKeys({ ...steps, save })
  const listenToRegionKeys = useRegionKeys()
  const [page, setPage] = useState<{ frame: Window } | null>(null)
  const onPage = useCallback(
    (frame: Window, at: number) => {
      if (at === 0) setPage({ frame })
      attach(frame, at)
      watch(frame, at)
      listen(frame)
      listenToKeys(frame)
      listenToRegionKeys(frame)
      pin(frame, at)
    },
    [attach, watch, listen, listenToKeys, listenToRegionKeys, pin],
  )
  return (
    <ComposerProvider value={tools}>
      <main id="content" className={classNames(styles.root, isFolded && styles.folded)}>
        <SkipLinks />
        <TopBar
          {...props}
          history={history}
          steps={steps}
          people={people}
          shownScene={wording.scene}
          published={state.published}
          view={{
            ...{ facts, scene: scene.name, onScene: showScene },
            ...{ day, keptDay, locale, today: date, onDay: setDay },
            ...{ size, onSize: setSize },
            ...{ isEditing, onEditing: setEditing },
          }}
        />
        <Rail
          section={query || inspection ? null : section}
          onSection={showSection}
          isFolded={isFolded}
          onFold={setFolded}
        />
        <ControlsColumn
          section={section}
          query={query}
          onQuery={setQuery}
          inspection={inspection}
          onClose={inspector.close}
          onSection={showSection}
          isFolded={isFolded}
        />
        <section
          className={styles.preview[size.view === 'both' ? 'pair' : 'single']}
          aria-label={text('editor-preview-frame')}
          id={idOfPart('preview')}
          data-region
          tabIndex={-1}
        >
          <div className={styles.tab}>
            {page && (
              <Suspense fallback={null}>
                <PageTab
                  page={page}
                  published={state.published}
                  document={history.present}
                  language={language}
                  locale={locale}
                  onSearch={setQuery}
                />
              </Suspense>
            )}
          </div>
          {framesOf(size).map((frame, at) => (
            <PreviewPane
              key={`${at} ${frame.device} ${marksOf(state.published)}`}
              scene={shownScene}
              {...frame}
              zoom={size.zoom}
              onPage={onPage}
              at={at}
            />
          ))}
        </section>
        {state.conflicts.length > 0 && (
          <Suspense fallback={null}>
            <ConflictQuestion state={state} locale={locale} dispatch={dispatch} />
          </Suspense>
        )}
        <BottomBar
          tenantId={tenantId}
          state={state}
          changes={differences}
          locale={locale}
          onGo={steps.goTo}
          onSave={save}
          onSaveDraft={saveDraft}
          mayPublish={props.mayPublish}
          remarks={remarks}
          onShow={setQuery}
          onField={leadTo}
          eventCount={events.length}
        />
      </main>
    </ComposerProvider>
  )
}

/** What the page in the frame takes on by no press of ours, for which it is loaded again when that was saved: a logo of another site, and what the logo is called and leads to. */
const marksOf = ({ logo, links }: ThemeDocument) => {
  const foreign = [logo?.src, logo?.darkSrc].filter(src => src && !src.startsWith('/'))
  return JSON.stringify([logo?.alt, foreign, links.find(({ key }) => key === 'logo')])
}

/** Where pictures are changed, for who may do that. */
const usePictures = (tenantId: string, href: string | null): ComposerTools['pictures'] =>
  useMemo(
    () =>
      href === null
        ? null
        : {
            href,
            find: async src => {
              const { findPictureOwner } = await import('#editor/composer/find-picture-owner.ts')
              return findPictureOwner({ tenantId, picturesHref: href, fetch: window.fetch.bind(window) }, src)
            },
          },
    [tenantId, href],
  )
