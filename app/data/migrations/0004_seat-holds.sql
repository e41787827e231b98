CREATE TABLE "seat_holds" (
	"tenant_id" text NOT NULL,
	"slot_id" text NOT NULL,
	"cart_id" text NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "seat_holds_tenant_id_slot_id_cart_id_pk" PRIMARY KEY("tenant_id","slot_id","cart_id"),
	CONSTRAINT "seat_holds_count" CHECK ("seat_holds"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "hold_extensions" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_tenant_id_cart_id_carts_tenant_id_id_fk" FOREIGN KEY ("tenant_id","cart_id") REFERENCES "public"."carts"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seat_holds" ADD CONSTRAINT "seat_holds_tenant_id_slot_id_slots_tenant_id_id_fk" FOREIGN KEY ("tenant_id","slot_id") REFERENCES "public"."slots"("tenant_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "seat_holds_by_cart" ON "seat_holds" USING btree ("tenant_id","cart_id");--> statement-breakpoint
CREATE INDEX "seat_holds_by_expiry" ON "seat_holds" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "seat_holds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY own_venue ON "seat_holds" TO marquee_tenant USING (tenant_id = current_setting('app.tenant_id')) WITH CHECK (tenant_id = current_setting('app.tenant_id'));--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "seat_holds" TO marquee_tenant;
