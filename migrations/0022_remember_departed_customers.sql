CREATE TABLE "departed_customers" (
	"provider" text NOT NULL,
	"customer_id" text NOT NULL,
	"departed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "departed_customers_provider_customer_id_pk" PRIMARY KEY("provider","customer_id")
);
