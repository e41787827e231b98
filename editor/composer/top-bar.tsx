import { classNames } from '#app/ui/styles/class-names.ts'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/composer.css.ts'
import { PreviewLink } from '#editor/composer/preview-link.tsx'
import { Unfold } from '#editor/composer/unfold.tsx'
import type { Steps } from '#editor/composer/use-steps.ts'
import { ViewBar, type ViewBarProps } from '#editor/composer/view-bar.tsx'
import type { History } from '#editor/history/history.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Another screen of the venue's staff, by its name. */
export type OtherScreen = { name: string; href: string }
/** A venue of the environment, and whether this browser is signed in there as an editor. */
export type VenueChoice = { tenantId: string; name: string; isOpen: boolean }

type TopBarProps = {
  tenantId: string
  venues: readonly VenueChoice[]
  author: string
  /** what else of the venue this person may edit */
  screens: readonly OtherScreen[]
  history: History<ThemeDocument>
  steps: Steps
  /** Who else has this theme open. */
  people: readonly string[]
  /** The scene, in the words that are edited. */
  shownScene: Scene
  published: ThemeDocument
  /** What the preview shows, and how. */
  view: ViewBarProps
}

/** Whose theme it is, steps back and forth, and what the preview shows. */
export const TopBar = ({
  tenantId,
  venues,
  author,
  screens,
  history,
  steps,
  people,
  shownScene,
  published,
  view,
}: TopBarProps) => {
  const text = useText()
  return (
    <header className={styles.topBar} data-region tabIndex={-1}>
      <h1 className={styles.title}>{text('editor-page-title')}</h1>
      <VenueSwitch tenantId={tenantId} venues={venues} />
      <StepButtons history={history} steps={steps} />
      <span role="status" className={chrome.quiet}>
        {people.length > 0 && text('editor-here', { count: people.length, names: people.join(', ') })}
      </span>
      <span className={styles.spring} />
      <PreviewLink tenantId={tenantId} scene={shownScene} document={history.present} published={published} />
      <OtherScreens screens={screens} />
      <form method="post" action={`/staff/${tenantId}/sign-out`}>
        <button type="submit" className={chrome.plain} title={author}>
          {text('staff-sign-out')}
        </button>
      </form>
      <ViewBar {...view} />
    </header>
  )
}

/** The way to the other screens of the staff: twelve links would take the room of the page that is edited. */
const OtherScreens = ({ screens }: Pick<TopBarProps, 'screens'>) => {
  const text = useText()
  if (screens.length === 0) return null
  return (
    <Unfold label={text('editor-pages')}>
      {() => (
        <div role="dialog" aria-label={text('editor-pages')} className={styles.screens}>
          {screens.map(({ name, href }) => (
            <a key={href} className={chrome.plain} href={href}>
              {name}
            </a>
          ))}
        </div>
      )}
    </Unfold>
  )
}

/** The venues of this environment (CHK-082); without a list there is only the one that is open. */
const VenueSwitch = ({ tenantId, venues }: Pick<TopBarProps, 'tenantId' | 'venues'>) => {
  const text = useText()
  return (
    <label className={styles.selectLabel}>
      {text('editor-venues')}
      <select
        className={classNames(chrome.input, styles.select)}
        value={tenantId}
        onChange={event =>
          location.assign(`/editor/${encodeURIComponent(event.currentTarget.value)}/composer`)
        }
      >
        {venues.map(venue => (
          <option key={venue.tenantId} value={venue.tenantId} disabled={!venue.isOpen}>
            {venue.isOpen ? venue.name : text('editor-venue-closed', { name: venue.name })}
          </option>
        ))}
      </select>
    </label>
  )
}

const StepButtons = ({ history: { past, future }, steps }: Pick<TopBarProps, 'history' | 'steps'>) => {
  const text = useText()
  const buttons = [
    { type: 'undo', step: past.at(-1), words: text('editor-undo') },
    { type: 'redo', step: future[0], words: text('editor-redo') },
  ] as const
  return (
    <div className={styles.cluster}>
      {buttons.map(({ type, step, words }) => (
        <button
          key={type}
          type="button"
          className={chrome.plain}
          aria-disabled={!step || undefined}
          title={step?.label}
          onClick={() => steps[type]()}
        >
          {words}
        </button>
      ))}
    </div>
  )
}
