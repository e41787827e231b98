CREATE TABLE "review_invitations" (
	"tenant_id" text NOT NULL,
	"visitor_id" text NOT NULL,
	"event_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_invitations_tenant_id_visitor_id_event_id_pk" PRIMARY KEY("tenant_id","visitor_id","event_id")
);
--> statement-breakpoint
UPDATE "reviews" r SET document = r.document - 'visitorId' || jsonb_build_object('author',
	coalesce(r.document->>'author', (SELECT nullif(v.document->>'firstName', '') FROM "visitors" v WHERE v.tenant_id = r.tenant_id AND v.id = r.document->>'visitorId'), '–'))
WHERE r.document->>'visitorId' IS NOT NULL AND EXISTS (
	SELECT FROM "reviews" later WHERE later.tenant_id = r.tenant_id AND later.document->>'visitorId' = r.document->>'visitorId'
		AND later.document->>'eventId' = r.document->>'eventId'
		AND (later.document->>'createdOn', later.id) > (r.document->>'createdOn', r.id));--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_of_visitor" ON "reviews" USING btree ("tenant_id",(document->>'visitorId'),(document->>'eventId'));--> statement-breakpoint
ALTER TABLE "review_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "review_invitations" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "review_invitations" TO marquee_tenant;
