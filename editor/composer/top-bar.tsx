import type { SceneFacts } from '#app/rules/scenes/scene-facts.ts'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { classNames } from '#app/ui/styles/class-names.ts'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/composer.css.ts'
import { SceneChooser } from '#editor/composer/scene-chooser.tsx'
import type { Steps } from '#editor/composer/use-steps.ts'
import type { History } from '#editor/history/history.ts'
import type { Scene } from '#editor/preview/first-scene.ts'
import { type View as PreviewView, views } from '#editor/preview/preview-pane.tsx'
import type { ThemeDocument } from '#theme/document.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export type VenuePage = 'exchange' | 'hosts' | 'hours' | 'legal' | 'settings'
/** A venue of the environment, and whether this browser is signed in there as an editor. */
export type VenueChoice = { tenantId: string; name: string; isOpen: boolean }

type TopBarProps = {
  tenantId: string
  venues: readonly VenueChoice[]
  author: string
  picturesHref: string | null
  reviewsHref: string | null
  /** what else of the venue this person may edit */
  venuePages: readonly VenuePage[]
  history: History<ThemeDocument>
  steps: Steps
  /** Who else has this theme open. */
  people: readonly string[]
  facts: SceneFacts
  scene: SceneName
  /** Its address, in the words that are edited. */
  sceneHref: string
  onScene: (scene: Scene) => void
  view: PreviewView
  onView: (view: PreviewView) => void
  /** Whether clicks in the preview open controls. */
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
}

/** Whose theme it is, steps back and forth, and what the preview shows. */
export const TopBar = ({
  tenantId,
  venues,
  author,
  picturesHref,
  reviewsHref,
  venuePages,
  history,
  steps,
  people,
  sceneHref,
  ...view
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
      <View {...view} />
      <a className={chrome.plain} href={sceneHref} target="_blank" rel="noopener">
        {text('editor-open-preview')}
      </a>
      <a className={chrome.plain} href={`/editor/${tenantId}/versions`}>
        {text('editor-versions')}
      </a>
      {venuePages.map(page => (
        <a key={page} className={chrome.plain} href={`/editor/${tenantId}/${page}`}>
          {text(`editor-page-${page}`)}
        </a>
      ))}
      {picturesHref ? (
        <a className={chrome.plain} href={picturesHref}>
          {text('editor-pictures')}
        </a>
      ) : null}
      {reviewsHref ? (
        <a className={chrome.plain} href={reviewsHref}>
          {text('editor-reviews')}
        </a>
      ) : null}
      <form method="post" action={`/staff/${tenantId}/sign-out`}>
        <button type="submit" className={chrome.plain} title={author}>
          {text('staff-sign-out')}
        </button>
      </form>
    </header>
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

const viewNames = Object.keys(views) as PreviewView[]

const View = ({
  facts,
  scene,
  onScene,
  view,
  onView,
  isEditing,
  onEditing,
}: Pick<TopBarProps, 'facts' | 'scene' | 'onScene' | 'view' | 'onView' | 'isEditing' | 'onEditing'>) => {
  const text = useText()
  return (
    <div className={styles.view}>
      <label className={styles.selectLabel}>
        <input
          type="checkbox"
          role="switch"
          checked={isEditing}
          aria-checked={isEditing}
          onChange={event => onEditing(event.currentTarget.checked)}
        />
        {text('editor-click')}
      </label>
      <SceneChooser facts={facts} scene={scene} onScene={onScene} />
      <div className={styles.segments} role="group" aria-label={text('editor-width')}>
        {viewNames.map(name => (
          <button
            key={name}
            type="button"
            className={styles.segment}
            aria-pressed={name === view}
            onClick={() => onView(name)}
          >
            {text(`editor-device-${name}`)}
          </button>
        ))}
      </div>
    </div>
  )
}
