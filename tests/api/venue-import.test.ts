import { expect } from 'vitest'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { aCombo, aCoupon, aGiftCertificate, aMember, aMembershipCategory, anEventTemplate, aReview, aSlot, aSlotRule, aVenueFile, aVisitor } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()
const now = new Date('2026-11-20T12:00:00Z')

test('a venue is created with its slots', async ({ database }) => {
  const file = aVenueFile({
    events: [anEventTemplate({ slots: [aSlot({ sold: 3 })], slotRules: [aSlotRule()] })],
    combos: [aCombo()],
    coupons: [aCoupon()],
    giftCertificates: [aGiftCertificate()],
    visitors: [aVisitor({ password: 'secret "quoted" \\ pässword' })],
    memberships: { categories: [aMembershipCategory()] },
    members: [aMember()],
    reviews: [aReview()],
    staff: [{ email: 'e@x.example', name: 'E "q" \\ {a,b}', roles: ['designer', 'wording'] }],
  })
  const text = JSON.stringify(file)
  const result = await importVenue({ database, text, now })
  expect(result).toMatchObject({ ok: true, tenantId: 'pier', changed: true, counts: { slots: 14 } })
  const again = await importVenue({ database, text, now })
  expect(again).toMatchObject({ ok: true, changed: false })
  const exported = await exportVenueText({ database, tenantId: 'pier' })
  expect(exported).toMatchInlineSnapshot(`
    "{
      "format": 1,
      "venue": {
        "id": "pier",
        "name": "Pier Museum",
        "timeZone": "America/New_York"
      },
      "personTypes": [
        {
          "id": "adult",
          "name": "Adult"
        },
        {
          "id": "child",
          "name": "Child"
        }
      ],
      "events": [
        {
          "id": "boat-tour",
          "name": "Boat Tour",
          "priceLists": [
            {
              "id": "usual",
              "prices": [
                {
                  "personTypeId": "adult",
                  "price": 1800
                },
                {
                  "personTypeId": "child",
                  "price": 900
                }
              ]
            }
          ],
          "slots": [
            {
              "date": "2026-11-21",
              "time": "10:00",
              "capacity": 10,
              "sold": 3
            }
          ],
          "slotRules": [
            {
              "from": "2026-11-21",
              "to": "2026-11-27",
              "times": [
                "10:00",
                "14:00"
              ],
              "capacity": 10
            }
          ]
        }
      ],
      "combos": [
        {
          "id": "boat-and-pier",
          "name": "Boat and Pier",
          "type": "fixedPrice",
          "prices": [
            {
              "personTypeId": "adult",
              "price": 2500
            }
          ],
          "entries": [
            {
              "eventIds": [
                "boat-tour"
              ]
            }
          ]
        }
      ],
      "memberships": {
        "categories": [
          {
            "id": "friend",
            "name": "Friend",
            "offerings": [
              {
                "id": "year",
                "name": "One year",
                "duration": 12,
                "prices": [
                  {
                    "id": "adult",
                    "personTypeId": "adult",
                    "price": 6000
                  }
                ]
              }
            ]
          }
        ]
      },
      "members": [
        {
          "membershipId": "M-1001",
          "categoryId": "friend",
          "startDate": "2026-01-01",
          "expirationDate": "2026-12-31",
          "cardholders": [
            {
              "id": "C-1001",
              "firstName": "Ada",
              "lastName": "Moss",
              "email": "ada@example.com"
            }
          ]
        }
      ],
      "visitors": [
        {
          "id": "V-1",
          "email": "ada@example.com",
          "firstName": "Ada",
          "lastName": "Moss",
          "passwordHash": "$argon2id$v=19$m=19456,t=2,p=1$VIstKeon3hqXj/+RWljYVA$X6wwu/ESOqpZpO33Mk3W6dM0EK2y3OpHjN+ts1ODTa4"
        }
      ],
      "coupons": [
        {
          "code": "SAVE10",
          "discountType": "PercentageBased",
          "value": 10
        }
      ],
      "giftCertificates": [
        {
          "number": "GIFT-0001",
          "balance": 5000,
          "initialBalance": 5000
        }
      ],
      "reviews": [
        {
          "id": "R-1",
          "eventId": "boat-tour",
          "author": "Ada",
          "rating": 5,
          "createdOn": "2026-10-01"
        }
      ],
      "staff": [
        {
          "email": "e@x.example",
          "name": "E \\"q\\" \\\\ {a,b}",
          "roles": [
            "designer",
            "wording"
          ]
        }
      ]
    }
    "
  `)
  expect(await importVenue({ database, text: exported, now })).toMatchObject({ ok: true, changed: false })
})
