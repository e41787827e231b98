import { fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { TrackerIds } from '#app/gateways/analytics/open-trackers.ts'
import { AnalyticsProvider, useAnalytics } from '#app/shell/analytics/analytics.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

export const Buttons = () => {
  const { askAgain, checkoutStep, isMeasuring, track } = useAnalytics()
  return (
    <>
      <output>{isMeasuring ? 'measuring' : 'silent'}</output>
      {askAgain ? (
        <button type="button" onClick={askAgain}>
          change
        </button>
      ) : null}
      <button type="button" onClick={() => checkoutStep()}>
        first
      </button>
      <button type="button" onClick={() => checkoutStep(3)}>
        third
      </button>
      <button type="button" onClick={() => track('Tickets::AddMore')}>
        more
      </button>
    </>
  )
}

export function show(ids: TrackerIds) {
  const settings = { tenantId: 'pier', ids, visitor: { visitor: 'Customer', member: 'Member' } } as const
  const element = inWords(
    <AnalyticsProvider settings={settings}>
      <Buttons />
    </AnalyticsProvider>,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}

export const GTM = {
  tenantId: 'pier',
  ids: { gtm: 'GTM-1' },
  visitor: { visitor: 'Guest', member: 'Non-Member' },
} as const

export const ALL = { ga: 'UA-1', gtm: 'GTM-1', gtag: 'G-1' }

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
