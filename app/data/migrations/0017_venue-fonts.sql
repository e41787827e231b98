CREATE TABLE "venue_fonts" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"family" text NOT NULL,
	"facts" jsonb NOT NULL,
	"content" "bytea" NOT NULL,
	"size" integer NOT NULL,
	"is_current" boolean DEFAULT true NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "venue_fonts_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
ALTER TABLE "venue_fonts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "venue_fonts" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "venue_fonts" TO marquee_tenant;
