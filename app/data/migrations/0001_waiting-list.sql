CREATE TABLE "waiting_list" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"event_id" text NOT NULL,
	"date" date NOT NULL,
	"email" text NOT NULL,
	"party" integer NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"cart_id" text,
	"offered_until" timestamp (3) with time zone,
	CONSTRAINT "waiting_list_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "waiting_list_party" CHECK ("waiting_list"."party" between 1 and 20)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_list_once" ON "waiting_list" USING btree ("tenant_id","event_id","date","email");--> statement-breakpoint
CREATE INDEX "waiting_list_open" ON "waiting_list" USING btree ("tenant_id","event_id","date","since") WHERE state in ('waiting', 'offered');--> statement-breakpoint
ALTER TABLE "waiting_list" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "waiting_list" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "waiting_list" TO marquee_tenant;
