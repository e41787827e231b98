import type { APIRequestContext } from '@playwright/test'

export const DETAIL = '/events/harborlight/detail'

type Day = { date: string; disabled: boolean }

export async function ask<Payload>(request: APIRequestContext, path: string): Promise<Payload> {
  const response = await request.get(`/v1/b2c${path}`, { headers: { 'x-tenant-id': 'harborlight' } })
  return (await response.json()).payload
}

/** The days on which an event, or any, can be had. */
export async function openDays(request: APIRequestContext, eventId?: string): Promise<string[]> {
  const { days } = await ask<{ days: Day[] }>(
    request,
    eventId ? `/event/templates/${eventId}/calendar` : '/event/templates/calendar',
  )
  return days.filter(({ disabled }) => !disabled).map(({ date }) => date)
}
