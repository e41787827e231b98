import { useRevalidator } from '@remix-run/react'
import { useEffect } from 'react'
import { Progress } from '#app/ui/progress/progress.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const POLL_MS = 1_000

/** How far the check is, looked up again every second; without a script the page loads again. */
export const LaunchProgress = ({ done, total }: { done: number; total: number }) => {
  const text = useText()
  const { state, revalidate } = useRevalidator()
  useEffect(() => {
    if (state !== 'idle') return
    const timer = setTimeout(revalidate, POLL_MS)
    return () => clearTimeout(timer)
  }, [state, revalidate])
  return (
    <Stack gap="x4">
      <noscript>
        <meta httpEquiv="refresh" content="2" />
      </noscript>
      {total > 0 ? (
        <Progress
          value={done}
          max={total}
          words={text('onboarding-launch-progress', { done, total })}
          label={text('onboarding-launch-running')}
        />
      ) : (
        <p role="status">{text('onboarding-launch-waiting')}</p>
      )}
      <p>{text('onboarding-launch-leave')}</p>
    </Stack>
  )
}
