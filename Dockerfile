# With the embedded engines the shop needs only this image and a volume:
#   docker build -t nivasa . && docker run -p 4000:4000 -v nivasa:/data nivasa

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN node setup/image.ts

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app ./
# 1000 is the image's user `node`. A number lets orchestrators verify that it is not root.
RUN install -d -o 1000 -g 1000 /data
USER 1000:1000
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "--heap-growing-percent=100", "dist/server.cjs"]
